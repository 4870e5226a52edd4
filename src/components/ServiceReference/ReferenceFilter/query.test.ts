import { describe, expect, test } from "vitest";
import { patternOf, wordsOf } from "../../../lib/wordSearch";
import { defaultQuery, isFiltering, matches, readQuery, writeQuery, type FilterableEntry } from "./query";

const entry: FilterableEntry = {
  kind: "input",
  text: "kms_key_arn\nARN of the key that encrypts the log group.",
  group: "encryption",
  type: "string",
  isRequired: false,
};
const known = { groups: ["encryption", "access"], types: ["string", "list"] };
const isMatch = (query: Partial<typeof defaultQuery>, candidate: FilterableEntry = entry): boolean =>
  matches(candidate, { ...defaultQuery, ...query }, wordsOf(query.text ?? "").map(patternOf));

describe("matches", () => {
  test("requires every word to match, in any order and case", () => {
    expect(isMatch({ text: "GROUP kms" })).toBe(true);
    expect(isMatch({ text: "kmskey log_group" })).toBe(true);
    expect(isMatch({ text: "kms vpc" })).toBe(false);
    expect(isMatch({ text: "crypts" })).toBe(false);
    expect(isMatch({ text: "  " })).toBe(true);
  });

  test("applies required, group and type to inputs but not to outputs", () => {
    const output: FilterableEntry = { ...entry, kind: "output", group: "", type: "" };
    for (const query of [{ requiredOnly: true }, { group: "access" }, { type: "list" }]) {
      expect(isMatch(query)).toBe(false);
      expect(isMatch(query, output)).toBe(true);
    }
    expect(isMatch({ group: "encryption", type: "string" })).toBe(true);
  });
});

describe("the URL", () => {
  test.each(["", "?q=log+group", "?q=a&required=1&group=access&type=list&sort=name", "?other=1&q=%3C%3E%7B%7D"])(
    "preserves %s in a round trip",
    (search) => expect(writeQuery(search, readQuery(search, known))).toBe(search),
  );

  test("ignores unknown groups, types and values", () => {
    expect(readQuery("?group=gone&type=tuple&required=yes&sort=size", known)).toEqual(defaultQuery);
  });

  test("adds no parameters for the default query", () => {
    expect(writeQuery("?q=a&required=1&keep=1", defaultQuery)).toBe("?keep=1");
    expect(isFiltering(defaultQuery)).toBe(false);
    expect(isFiltering({ ...defaultQuery, order: "name" })).toBe(false);
    expect(isFiltering({ ...defaultQuery, requiredOnly: true })).toBe(true);
  });
});
