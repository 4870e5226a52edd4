import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Fact } from "../../facts/schema";
import { createLocator } from "../source";
import { findProblemsInBody } from "../testing/fixture";
import { factCitations, factEntries } from "./facts";

const fact = (id: string, parts: Partial<Fact> = {}): Fact => ({
  id,
  fact: "The limit is five.",
  checked: "2026-11-22",
  source: "https://example.com/limits",
  title: "Vendor, limits",
  in: [],
  ...parts,
});

describe("citations of facts", () => {
  it("refer to a fact in facts.yaml", async () => {
    const find = (body: string) => findProblemsInBody((page) => factCitations(page, [fact("eks-limit")]), body);
    expect(await find('Five. <Checked fact="eks-limit" />\n')).toEqual([]);
    expect(await find('Five. <Checked fact="eks-limits" />\n')).toEqual([
      '6:7 docs/facts.yaml has no fact "eks-limits". Did you mean "eks-limit"?',
    ]);
  });
});

describe("entries of facts", () => {
  const docs = fs.mkdtempSync(path.join(os.tmpdir(), "facts-"));
  fs.writeFileSync(path.join(docs, "data.yaml"), "");
  const page = { file: "docs/a.mdx", text: '<Checked fact="limit" />', locate: createLocator("") };
  const find = (...facts: Fact[]) => {
    const text = facts.map(({ id }) => `- id: ${id}\n`).join("");
    const source = { file: "docs/facts.yaml", text, locate: createLocator(text) };
    return factEntries(source, facts, [page], { docs, today: "2026-12-01" }).map(
      ({ line, message }) => `${line} ${message}`,
    );
  };

  it("are stated on a page or in a file", () => {
    expect(find(fact("limit"), fact("other", { in: ["data.yaml"] }))).toEqual([]);
    expect(find(fact("limit"), fact("unused"))).toEqual([expect.stringMatching(/^2 unused: no page states it\./)]);
    expect(find(fact("limit", { in: ["gone.yaml"] }))).toEqual([
      "1 limit: docs/gone.yaml does not exist. Correct the path, or remove it.",
    ]);
  });

  it("have a unique id and a date that is not in the future", () => {
    expect(find(fact("limit"), fact("limit"))).toEqual([
      "2 limit: another fact has this id. Give one of the two another id.",
    ]);
    expect(find(fact("limit", { checked: "2026-12-02" }))).toEqual([
      "1 limit: the date 2026-12-02 is in the future. Write the day of the check.",
    ]);
  });

  it("are found if another id begins with theirs", () => {
    expect(find(fact("limit-of-nodes", { in: ["data.yaml"] }), fact("limit", { checked: "2026-12-02" }))).toEqual([
      expect.stringMatching(/^2 limit: the date/),
    ]);
  });
});
