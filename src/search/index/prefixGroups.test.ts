import { describe, expect, it } from "vitest";
import { stem } from "../text/stem";
import { MAX_COMPLETIONS, MAX_UNGROUPED_COMPLETIONS, shortest, prefixGroups } from "./prefixGroups";

describe("shortest", () => {
  it("takes the shortest first, and keeps the order of words of the same length", () => {
    expect(shortest(["about", "ami", "app", "application"], 3)).toEqual(["ami", "app", "about"]);
  });
});

describe("prefixGroups", () => {
  const numbered = (beginning: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${beginning}${index + 1000}`);

  it("puts the completions of a first letter before all other words with that letter", () => {
    const words = Array.from({ length: MAX_COMPLETIONS + 1 }, (_, index) => `a${"b".repeat(index)}`);
    expect(prefixGroups([...words, "zone", "zones"])).toEqual([
      { stems: words.slice(0, MAX_COMPLETIONS), isPrefixGroup: true },
      { stems: words.slice(MAX_COMPLETIONS), isPrefixGroup: false },
      { stems: ["zone"], isPrefixGroup: true },
    ]);
  });

  it("does the same for longer prefixes that more words share than the limit", () => {
    const short = numbered("ab", MAX_COMPLETIONS);
    const many = numbered("acc", MAX_UNGROUPED_COMPLETIONS + 1);
    const few = numbered("add", MAX_UNGROUPED_COMPLETIONS);
    expect(prefixGroups([...short, ...many, ...few])).toEqual([
      { stems: short, isPrefixGroup: true },
      { stems: many.slice(0, MAX_COMPLETIONS), isPrefixGroup: true },
      { stems: [...many.slice(MAX_COMPLETIONS), ...few], isPrefixGroup: false },
    ]);
  });

  it("contains each stem once, with all its words", () => {
    const words = [...numbered("ab", 1000), "cluster", "clusters", "subnet"].sort();
    const stems = prefixGroups(words).flatMap((group) => group.stems);
    expect(new Set(stems).size).toBe(stems.length);
    expect([...stems].sort()).toEqual([...new Set(words.map(stem))].sort());
  });

  it("is empty for an empty vocabulary", () => {
    expect(prefixGroups([])).toEqual([]);
  });
});
