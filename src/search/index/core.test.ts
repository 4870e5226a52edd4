import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildIndex } from "./build";
import { decodeCore, encodeCore, type StoredCore } from "./core";
import { findInterval, offsets } from "./files";
import { page } from "../testing";

const site = [
  page({
    path: "/größe",
    title: "Größe ändern",
    text: "policies ".repeat(300),
    inputs: { vpc_id: "A policy." },
    outputs: { arn: "" },
  }),
  page({ path: "/b", title: "B", sections: { "A longer heading": "Text." } }),
];
const tuning = { synonyms: [["größe", "size"]], pathWeights: { "/b": 0.5 } };
const stored = (pages = site) =>
  JSON.parse(new TextDecoder().decode(buildIndex(pages, tuning).get("core"))) as StoredCore;

describe("core", () => {
  const core = decodeCore(stored());

  it("contains the tuning and the pages, in any script", () => {
    expect(core.tuning).toEqual(tuning);
    expect(core.pages.map(({ path, title }) => [path, title])).toEqual([
      ["/größe", "Größe ändern"],
      ["/b", "B"],
    ]);
  });

  it("contains the words of each stem", () => {
    expect(core.vocabulary.map((words) => [...words].sort())).toContainEqual(["policies", "policy"]);
    expect(new Set(core.vocabulary.flat()).size).toBe(core.vocabulary.flat().length);
  });

  it("contains any words, however much they share with the words before them", () => {
    const ending = fc.string({ unit: fc.constantFrom("a", "b", "é", "😀", "😁", "0"), minLength: 1, maxLength: 8 });
    const word = fc.tuple(fc.nat(50), ending).map(([shared, end]) => "a".repeat(shared) + end);
    const words = fc.uniqueArray(word);
    fc.assert(
      fc.property(fc.array(words), (groups) => {
        const vocabulary = groups.filter((group) => group.length > 0);
        const json = JSON.stringify(encodeCore({ ...stored(), vocabulary, kinds: [] }));
        expect(decodeCore(JSON.parse(json) as StoredCore).vocabulary).toEqual(vocabulary);
      }),
      { examples: [[[["a".repeat(40), `${"a".repeat(40)}b`]]]] },
    );
  });

  it("contains the kind and the lengths of each record, capped where they no longer matter", () => {
    expect(core.kinds).toEqual(["page", "input", "output", "page", "section"]);
    expect([...core.headingLengths]).toEqual([2, 2, 1, 1, 2]);
    expect([...core.textLengths]).toEqual([255, 1, 0, 0, 1]);
  });

  it.each([
    [0, 0],
    [7, 7],
    [9, 10],
    [100, 96],
    [254, 255],
  ])("contains the length of a text of %s words as %s", (words, length) => {
    const pages = [page({ path: "/a", title: "A", text: "policies ".repeat(words) })];
    expect(stored(pages).textLengths).toEqual([length]);
  });

  it("contains the records of each page", () => {
    expect([...core.pageStarts]).toEqual([0, 3]);
    expect([0, 2, 3, 4].map((record) => findInterval(core.pageStarts, record))).toEqual([0, 0, 1, 1]);
  });

  it.each([7, 9])("is not read as version %s", (version) => {
    expect(() => decodeCore({ ...stored(), version })).toThrow("version");
  });
});

describe("offsets", () => {
  it("are the sums of the preceding sizes", () => {
    expect([...offsets([3, 0, 20_000, 1])]).toEqual([0, 3, 3, 20_003]);
    expect([...offsets([])]).toEqual([]);
  });
});
