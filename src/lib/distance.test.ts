import { expect, test } from "vitest";
import { distance } from "./distance";

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["abc", "", 3],
  ["abc", "abc", 0],
  ["abc", "abd", 1],
  ["abc", "ac", 1],
  ["ac", "abc", 1],
  ["kitten", "sitting", 3],
  ["subnet_ids", "subent_ids", 1],
  ["ab", "ba", 1],
  ["vpc", "vcpu", 2],
  ["tires", "teirs", 2],
])("the distance from %j to %j is %i", (from, to, expected) => {
  expect(distance(from, to)).toBe(expected);
});
