import { expect, test } from "vitest";
import { didYouMean } from "./didYouMean";

test.each([
  ["nmae", ["nota", "name"], "name"],
  ["vcp", ["ecs", "vpc"], "vpc"],
  ["arm", ["a", "arn"], "arn"],
  ["tires", ["tiers"], "tiers"],
  ["memory_siez", ["memory", "memory_size"], "memory_size"],
  ["id", ["dd", "i"], undefined],
  ["key", ["del"], undefined],
  ["arn", ["a"], undefined],
  ["table", ["title"], undefined],
])("for %j, among %j, suggests %j", (text, candidates, expected) => {
  expect(didYouMean(text, candidates)).toBe(expected);
});
