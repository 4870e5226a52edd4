import { describe, expect, test } from "vitest";
import { wordsOf } from "../../wordSearch";
import { everything, matches, narrows, readQuery, writeQuery, type Candidate } from "./query";

const entry: Candidate = {
  kind: "input",
  text: "kms_key_arn\narn of the key that encrypts the log group.",
  group: "encryption",
  type: "string",
  isRequired: false,
};
const known = { groups: ["encryption", "access"], types: ["string", "list"] };
const answers = (query: Partial<typeof everything>, candidate = entry): boolean =>
  matches(candidate, { ...everything, ...query }, wordsOf(query.text ?? ""));

describe("matches", () => {
  test("all words have to occur, in any order and case", () => {
    expect(answers({ text: "GROUP kms" })).toBe(true);
    expect(answers({ text: "kms vpc" })).toBe(false);
    expect(answers({ text: "crypts" })).toBe(false);
    expect(answers({ text: "  " })).toBe(true);
  });

  test("required, group and type narrow inputs and leave outputs", () => {
    const output: Candidate = { ...entry, kind: "output", group: "", type: "" };
    for (const query of [{ requiredOnly: true }, { group: "access" }, { type: "list" }]) {
      expect(answers(query)).toBe(false);
      expect(answers(query, output)).toBe(true);
    }
    expect(answers({ group: "encryption", type: "string" })).toBe(true);
  });
});

describe("the address", () => {
  test.each(["", "?q=log+group", "?q=a&required=1&group=access&type=list&sort=name", "?other=1&q=%3C%3E%7B%7D"])(
    "%s is read and written again",
    (search) => expect(writeQuery(search, readQuery(search, known))).toBe(search),
  );

  test("unknown groups and types, and other values, are ignored", () => {
    expect(readQuery("?group=gone&type=tuple&required=yes&sort=size", known)).toEqual(everything);
  });

  test("an empty query leaves no trace", () => {
    expect(writeQuery("?q=a&required=1&keep=1", everything)).toBe("?keep=1");
    expect(narrows(everything)).toBe(false);
    expect(narrows({ ...everything, order: "name" })).toBe(false);
    expect(narrows({ ...everything, requiredOnly: true })).toBe(true);
  });
});
