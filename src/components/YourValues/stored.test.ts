import { expect, it, vi } from "vitest";
import { exampleOf } from "../../values/example";
import { readWorld } from "../../world/read";
import { readStored } from "./stored";

vi.mock("@docusaurus/theme-common", () => ({ createStorageSlot: () => ({}) }));

const example = exampleOf(readWorld());

it("drops a value that equals the example's value to which another one falls back", () => {
  const [first, second] = example.accounts;
  const entries = { [`account.${first?.name}`]: second?.id ?? "", [`account.${second?.name}`]: "12" };
  const { values, entries: shown, problem } = readStored(example, JSON.stringify(entries));
  expect(values).toEqual({});
  expect(shown).toEqual(entries);
  expect(problem).toContain("cannot be used");
});

it("keeps what is valid, and names what pages do not use", () => {
  const stored = readStored(example, JSON.stringify({ company: "globex", color: "red" }));
  expect(stored.values).toEqual({ company: "globex" });
  expect(stored.problem).toBe("Pages do not use the stored color.");
});

it("says what is stored in place of values", () => {
  expect(readStored(example, "[1]")).toEqual({
    values: {},
    entries: {},
    problem: expect.stringContaining("[1]") as string,
  });
  expect(readStored(example, null)).toEqual({ values: {}, entries: {} });
});
