import { describe, expect, test } from "vitest";
import type { HclValue } from "./hcl";
import { isAssignable, isOfType, readAs } from "./typeFit";
import { parseType } from "./typeExpression";

const fits = (from: string, to: string): boolean => isAssignable(parseType(from), parseType(to));

describe("isAssignable", () => {
  test.each([
    ["string", "string"],
    ["number", "string"],
    ["string", "any"],
    ["list(string)", "any"],
    ["list(string)", "set(string)"],
    ["list(number)", "list(string)"],
    ["list(string)", "list"],
    ["map(string)", "map(any)"],
    ["tuple([string, number])", "tuple([string, string])"],
    ["object({ a = string, b = number })", "object({ a = string, c = optional(bool) })"],
  ])("%s is accepted where %s is expected", (from, to) => {
    expect(fits(from, to)).toBe(true);
  });

  test.each([
    ["any", "string"],
    ["string", "number"],
    ["string", "list(string)"],
    ["list(string)", "string"],
    ["list(string)", "map(string)"],
    ["map(string)", "list(string)"],
    ["list(any)", "list(string)"],
    ["map(map(string))", "map(string)"],
    ["tuple([string])", "tuple([string, string])"],
    ["object({ a = string })", "object({ a = string, b = string })"],
    ["object({ a = string })", "object({ a = number })"],
    ["string", "object({ a = string })"],
  ])("%s is not accepted where %s is expected", (from, to) => {
    expect(fits(from, to)).toBe(false);
  });
});

describe("isOfType", () => {
  const object = "object({ a = string, b = optional(number) })";
  test.each<[HclValue, string, boolean]>([
    ["a", "string", true],
    [1, "string", true],
    [1, "number", true],
    ["a", "number", false],
    ["-1.5e3", "number", true],
    ["0x1f", "number", false],
    ["\uE00012345678901234567890", "number", true],
    [null, "string", true],
    [[null], "list(string)", true],
    ["${1 + 1}", "number", true],
    [true, "bool", true],
    ["1", "bool", true],
    ["yes", "bool", false],
    [1, "bool", false],
    [["a"], "any", true],
    [["a", "b"], "list(string)", true],
    [["a"], "list(number)", false],
    ["a", "list(string)", false],
    [{ a: "b" }, "map(string)", true],
    [{ a: ["b"] }, "map(string)", false],
    [["a"], "map(string)", false],
    [{ a: "b" }, object, true],
    [{ a: "b", b: "c" }, object, false],
    [{ b: 1 }, object, false],
    [["a", 1], "tuple([string, number])", true],
    [["a", "b"], "tuple([string, number])", false],
    [["a"], "tuple([string, number])", false],
    [["a", 1, 2], "tuple([string, number])", false],
  ])("%j as %s: %s", (value, type, expected) => {
    expect(isOfType(value, parseType(type))).toBe(expected);
  });
});

describe("readAs", () => {
  const read = (from: string, to: string, example?: string) => readAs("x", parseType(from), parseType(to), example);

  test("a value of the type is used as it is", () => {
    expect(read("list(string)", "list(string)")).toBe("x");
  });

  test("a single value becomes the only item of a list or set, but not of a map", () => {
    expect(read("string", "list(string)")).toBe("[x]");
    expect(read("string", "set(string)")).toBe("[x]");
    expect(read("string", "map(string)")).toBeUndefined();
  });

  test("reads the first element of a list; a set has none", () => {
    expect(read("list(string)", "string")).toBe("x[0]");
    expect(read("set(string)", "string")).toBeUndefined();
  });

  test("reads the element of a map under the example's first key, at any depth", () => {
    expect(read("map(string)", "string", '{\n  "example.com" = "Z1"\n  b = "Z2"\n}')).toBe('x["example.com"]');
    expect(read("map(map(string))", "string", '{ us-east-2 = { data = "arn" } }')).toBe('x["us-east-2"]["data"]');
    expect(read("map(list(string))", "string", '{ a = ["b"] }')).toBe('x["a"][0]');
  });

  test("a map without an example, or with an empty one, has no element to read", () => {
    expect(read("map(string)", "string")).toBeUndefined();
    expect(read("map(string)", "string", "{}")).toBeUndefined();
  });

  test("a value that does not fit at any depth is not read", () => {
    expect(read("list(string)", "number")).toBeUndefined();
    expect(read("map(string)", "bool", '{ a = "b" }')).toBeUndefined();
  });
});
