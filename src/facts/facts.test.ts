import { describe, expect, it } from "vitest";
import { formatFacts } from "./report";
import { factsSchema } from "./schema";
import { makeFact } from "./testing";
import { usesOf } from "./uses";

const today = new Date("2026-12-01T12:00:00Z");

describe("the schema of facts", () => {
  const isValid = (parts: object) => factsSchema.safeParse([{ ...makeFact("limit", "2026-11-22"), ...parts }]).success;

  it("accepts a dated fact with a source, and nothing vague", () => {
    expect(isValid({})).toBe(true);
    expect(isValid({ checked: "November 2026" })).toBe(false);
    expect(isValid({ source: "http://example.com" })).toBe(false);
    expect(isValid({ fact: "no period" })).toBe(false);
    expect(isValid({ id: "Not an id" })).toBe(false);
  });
});

describe("the list of facts", () => {
  const facts = [makeFact("young", "2026-11-22"), makeFact("old", "2026-06-01", ["reference/a.yaml"])];
  const page = { file: "docs/a.mdx", text: 'One.\n\nFive. <Checked fact="young" />\n' };
  const uses = usesOf(facts, [page]);

  it("lists the oldest first, with the places that state it", () => {
    expect(uses.get("young")).toEqual([{ file: "docs/a.mdx", line: 3 }]);
    expect(formatFacts(facts, uses, today)).toBe(
      [
        "old: checked 2026-06-01, 183 days ago",
        "  The limit is five.",
        "  https://example.com/limits",
        "  docs/reference/a.yaml",
        "",
        "young: checked 2026-11-22, 9 days ago",
        "  The limit is five.",
        "  https://example.com/limits",
        "  docs/a.mdx:3",
        "",
        "2 of 2 facts.",
      ].join("\n"),
    );
  });

  it("omits facts younger than the minimum age", () => {
    const list = formatFacts(facts, uses, today, 180);
    expect(list).toMatch(/^old: /);
    expect(list).not.toContain("young");
    expect(list).toMatch(/\n1 of 2 facts, checked 180 days ago or earlier\.$/);
  });

  it("finds citations in either kind of quotes", () => {
    const uses = usesOf(facts, [
      { file: "docs/a.mdx", text: "<Checked fact='old' />\n<Checked\n  fact=\"young\" />\n" },
    ]);
    expect(uses.get("old")).toContainEqual({ file: "docs/a.mdx", line: 1 });
    expect(uses.get("young")).toEqual([{ file: "docs/a.mdx", line: 2 }]);
  });
});
