import { expect, test } from "vitest";
import { wordPattern, wordsOf } from ".";

const text = "kms_key_arn\nARN of the key that encrypts the log group, for example ${x}.";

test("the words of a query are in lower case, each once", () => {
  expect(wordsOf("  Log group\tLOG ")).toEqual(["log", "group"]);
  expect(wordsOf(" ")).toEqual([]);
});

test.each(["kms", "key_arn", "arn", "encr", "${x}", "}.", "_key"])("%s is found where a word begins", (word) =>
  expect(wordPattern([word]).test(text)).toBe(true),
);

test.each(["ms_key", "rn", "crypts", "roup", "{$"])("%s is not found inside a word", (word) =>
  expect(wordPattern([word]).test(text)).toBe(false),
);

test("of two words that begin alike, the longer one is found as a whole", () => {
  expect("logs log blog".match(wordPattern(wordsOf("log LOGS"), "g"))).toEqual(["logs", "log"]);
});
