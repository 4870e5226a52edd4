import { expect, it, vi } from "vitest";
import { exampleOf } from "../../values/example";
import { readWorld } from "../../world/read";
import { readStored } from "./stored";

vi.mock("@docusaurus/theme-common", () => ({ createStorageSlot: () => ({}) }));

const example = exampleOf(readWorld());

it("drops a value that conflicts with the example's value that another field falls back to", () => {
  const [first, second] = example.accounts;
  const entries = { [`account.${first?.name}`]: second?.id ?? "", [`account.${second?.name}`]: "12" };
  const { values, entries: shown, problem } = readStored(example, JSON.stringify(entries));
  expect(values).toEqual({});
  expect(shown).toEqual(entries);
  expect(problem).toContain("cannot be used");
});

it("keeps valid values, and reports unknown ones", () => {
  const stored = readStored(example, JSON.stringify({ company: "globex", color: "red" }));
  expect(stored.values).toEqual({ company: "globex" });
  expect(stored.problem).toBe("Pages do not use these stored values: color.");
});

it("quotes stored data that does not contain values", () => {
  expect(readStored(example, "[1]")).toEqual({
    values: {},
    entries: {},
    problem: expect.stringContaining("[1]") as string,
  });
  expect(readStored(example, null)).toEqual({ values: {}, entries: {} });
});
