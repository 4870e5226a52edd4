import { describe, expect, it } from "vitest";
import { MOST_COMPLETIONS, shortest, stemGroups } from "./stemGroups";

describe("shortest", () => {
  it("takes the shortest first, and those of one length in their order", () => {
    expect(shortest(["about", "ami", "app", "application"], 3)).toEqual(["ami", "app", "about"]);
  });
});

describe("stemGroups", () => {
  const words = Array.from({ length: MOST_COMPLETIONS + 1 }, (_, index) => `a${"b".repeat(index)}`);

  it("puts what the first letter asks for before all others of the letter", () => {
    const [a, z] = stemGroups([...words, "zone", "zones"]);
    expect(a?.opening).toEqual(words.slice(0, MOST_COMPLETIONS));
    expect(a?.others).toEqual(words.slice(MOST_COMPLETIONS));
    expect(z).toEqual({ opening: ["zone"], others: [] });
  });

  it("has each stem once, with all its words", () => {
    const stems = stemGroups(["cluster", "clusters", "subnet"]).flatMap(({ opening, others }) => [
      ...opening,
      ...others,
    ]);
    expect(stems).toEqual(["cluster", "subnet"]);
  });

  it("has nothing for an empty vocabulary", () => {
    expect(stemGroups([])).toEqual([]);
  });
});
