import { describe, expect, it } from "vitest";
import { findJsonMistake } from "./jsonMistake";

describe("findJsonMistake", () => {
  it.each(["{}", '{ "a": [1, "at position 1"] }', "null"])("accepts %s", (text) => {
    expect(findJsonMistake(text)).toBeUndefined();
  });

  it.each([
    ["[1,]", 3, "Unexpected token ']'"],
    ['[",", ,]', 6, "Unexpected token ','"],
    ['["at position 1",\n]', 18, "Unexpected token ']'"],
    ['{"a": .1}', 6, "Unexpected token '.'"],
    ["# comment\n{}", 0, "Unexpected token '#'"],
    ["{a: 1}", 1, "Expected property name or '}'"],
    ["{} {}", 3, "Unexpected non-whitespace character after JSON"],
    ['{ "a": [1,', 10, "Unexpected end of JSON input"],
    ["", 0, "Unexpected end of JSON input"],
  ])("says where %j is wrong, and why", (text, offset, message) => {
    expect(findJsonMistake(text)).toEqual({ offset, message });
  });

  it("finds a mistake in a long text", () => {
    const item = '{ "name": "item" },\n';
    expect(findJsonMistake(`[\n${item.repeat(20_000)}]`)?.offset).toBe(2 + 20_000 * item.length);
  });
});
