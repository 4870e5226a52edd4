import { expect, test } from "vitest";
import { patternOf, wordsOf } from "./wordSearch";

const text = "kms_key_arn\nARN of the key that encrypts the log group, for e-mail or Multi-AZ, for example ${x}.";
const found = (word: string, within = text): string[] =>
  wordsOf(word).flatMap((one) => Array.from(within.matchAll(patternOf(one)), ([match]) => match));

test("splits a query into distinct lowercase words", () => {
  expect(wordsOf("  Log group\tLOG ")).toEqual(["log", "group"]);
  expect(wordsOf("_key - --force run-in_vpc")).toEqual(["key", "force", "run-in_vpc"]);
  expect(wordsOf(" ")).toEqual([]);
});

test.each([
  ["kms", ["kms"]],
  ["key_arn", ["key_arn"]],
  ["arn", ["arn", "ARN"]],
  ["encr", ["encr"]],
  ["${x}", ["${x}"]],
  ["}.", ["}."]],
  [".", ["."]],
])("%s matches at the start of a word", (word, expected) => expect(found(word)).toEqual(expected));

test.each(["ms_key", "rn", "crypts", "roup", "{$", "\uD83D"])("%s does not match inside a word", (word) =>
  expect(found(word)).toEqual([]),
);

test.each([
  ["kmskey", ["kms_key"]],
  ["KMS-Key_", ["kms_key_"]],
  ["_keyarn", ["key_arn"]],
  ["multiaz", ["Multi-AZ"]],
  ["email", ["e-mail"]],
  ["log_group", ["log group"]],
  ["log-group", ["log group"]],
  ["the_log-gr", ["the log gr"]],
  // A name never contains a space, so a space may end a word.
  ["loggroup", []],
])("%s matches whatever the separators are", (word, expected) => expect(found(word)).toEqual(expected));

test("searches for the beginning of a pasted file", () => {
  expect(found("x_".repeat(100_000))).toEqual([]);
  expect(found("x".repeat(300), "x".repeat(300))).toEqual(["x".repeat(200)]);
});
