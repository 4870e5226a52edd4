import { describe, expect, it } from "vitest";
import { stem } from "../text/stem";
import { MAX_COMPLETIONS, MAX_UNGROUPED_COMPLETIONS, shortest, prefixGroups } from "./prefixGroups";

describe("shortest", () => {
  it("takes the shortest first, and those of one length in their order", () => {
    expect(shortest(["about", "ami", "app", "application"], 3)).toEqual(["ami", "app", "about"]);
  });
});

describe("prefixGroups", () => {
  const numbered = (beginning: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${beginning}${index + 1000}`);

  it("puts what a first letter can go on as before all others of the letter", () => {
    const words = Array.from({ length: MAX_COMPLETIONS + 1 }, (_, index) => `a${"b".repeat(index)}`);
    expect(prefixGroups([...words, "zone", "zones"])).toEqual([
      { stems: words.slice(0, MAX_COMPLETIONS), isPrefixGroup: true },
      { stems: words.slice(MAX_COMPLETIONS), isPrefixGroup: false },
      { stems: ["zone"], isPrefixGroup: true },
    ]);
  });

  it("does the same for longer beginnings, if more words have them than the limit", () => {
    const short = numbered("ab", MAX_COMPLETIONS);
    const many = numbered("acc", MAX_UNGROUPED_COMPLETIONS + 1);
    const few = numbered("add", MAX_UNGROUPED_COMPLETIONS);
    expect(prefixGroups([...short, ...many, ...few])).toEqual([
      { stems: short, isPrefixGroup: true },
      { stems: many.slice(0, MAX_COMPLETIONS), isPrefixGroup: true },
      { stems: [...many.slice(MAX_COMPLETIONS), ...few], isPrefixGroup: false },
    ]);
  });

  it("has each stem once, with all its words", () => {
    const words = [...numbered("ab", 1000), "cluster", "clusters", "subnet"].sort();
    const stems = prefixGroups(words).flatMap((group) => group.stems);
    expect(new Set(stems).size).toBe(stems.length);
    expect([...stems].sort()).toEqual([...new Set(words.map(stem))].sort());
  });

  it("has nothing for an empty vocabulary", () => {
    expect(prefixGroups([])).toEqual([]);
  });
});
