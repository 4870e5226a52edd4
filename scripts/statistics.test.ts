import { expect, test } from "vitest";
import { median, quantile, ratioOfPairs } from "./statistics";

test("computes the median of an odd and of an even number of values", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
});

test("computes quantiles", () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([0, 0.05, 0.051, 0.5, 0.95, 0.951, 1].map((share) => quantile(values, share))).toEqual([
    1, 1, 2, 10, 19, 20, 20,
  ]);
});

test("computes ratios from values that were measured together", () => {
  expect(ratioOfPairs([50, 100, 30], [100, 200, 100])).toEqual({ median: 0.5, min: 0.3, max: 0.5 });
  expect(ratioOfPairs([0], [0])).toEqual({ median: 1, min: 1, max: 1 });
});
