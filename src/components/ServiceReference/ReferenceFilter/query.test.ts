import { describe, expect, test } from "vitest";
import { wordsOf } from "../../../lib/wordSearch";
import { defaultQuery, isFiltering, matches, readQuery, writeQuery, type FilterableEntry } from "./query";

const entry: FilterableEntry = {
  kind: "input",
  text: "kms_key_arn\narn of the key that encrypts the log group.",
  group: "encryption",
  type: "string",
  isRequired: false,
};
const known = { groups: ["encryption", "access"], types: ["string", "list"] };
const answers = (query: Partial<typeof defaultQuery>, candidate: FilterableEntry = entry): boolean =>
  matches(candidate, { ...defaultQuery, ...query }, wordsOf(query.text ?? ""));

describe("matches", () => {
  test("every word has to match, in any order and case", () => {
    expect(answers({ text: "GROUP kms" })).toBe(true);
    expect(answers({ text: "kms vpc" })).toBe(false);
    expect(answers({ text: "crypts" })).toBe(false);
    expect(answers({ text: "  " })).toBe(true);
  });

  test("required, group and type filter inputs and leave outputs alone", () => {
    const output: FilterableEntry = { ...entry, kind: "output", group: "", type: "" };
    for (const query of [{ requiredOnly: true }, { group: "access" }, { type: "list" }]) {
      expect(answers(query)).toBe(false);
      expect(answers(query, output)).toBe(true);
    }
    expect(answers({ group: "encryption", type: "string" })).toBe(true);
  });
});

describe("the URL", () => {
  test.each(["", "?q=log+group", "?q=a&required=1&group=access&type=list&sort=name", "?other=1&q=%3C%3E%7B%7D"])(
    "%s is read and written again",
    (search) => expect(writeQuery(search, readQuery(search, known))).toBe(search),
  );

  test("unknown groups and types, and other values, are ignored", () => {
    expect(readQuery("?group=gone&type=tuple&required=yes&sort=size", known)).toEqual(defaultQuery);
  });

  test("the default query leaves no parameter", () => {
    expect(writeQuery("?q=a&required=1&keep=1", defaultQuery)).toBe("?keep=1");
    expect(isFiltering(defaultQuery)).toBe(false);
    expect(isFiltering({ ...defaultQuery, order: "name" })).toBe(false);
    expect(isFiltering({ ...defaultQuery, requiredOnly: true })).toBe(true);
  });
});
