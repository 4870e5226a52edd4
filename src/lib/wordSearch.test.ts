import { expect, test } from "vitest";
import { findAll, findWord, wordsOf } from "./wordSearch";

const text = "kms_key_arn\narn of the key that encrypts the log group, for example ${x}.";

test("splits a query into distinct lowercase words", () => {
  expect(wordsOf("  Log group\tLOG ")).toEqual(["log", "group"]);
  expect(wordsOf(" ")).toEqual([]);
});

test.each([
  ["kms", 0],
  ["key_arn", 4],
  ["arn", 8],
  ["encr", text.indexOf("encr")],
  ["${x}", text.indexOf("$")],
  ["}.", text.indexOf("}")],
  ["_key", 3],
])("%s matches at the start of a word", (word, position) => expect(findWord(text, word)).toBe(position));

test.each(["ms_key", "rn", "crypts", "roup", "{$", "\uD83D"])("%s does not match inside a word", (word) =>
  expect(findWord(text, word)).toBe(-1),
);

test("finds every occurrence in order and prefers the longer of two words at the same position", () => {
  expect(findAll("logs log blog arn", ["log", "logs", "arn"])).toEqual([
    [0, 4],
    [5, 8],
    [14, 17],
  ]);
  expect(findAll("logs", [])).toEqual([]);
});
