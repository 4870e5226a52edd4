import { describe, expect, test } from "vitest";
import { familyOf, fieldsOf, formatType, parseType } from "./typeExpression";

const formatted = (expression: string): string => formatType(parseType(expression));

describe("parseType", () => {
  test.each([
    "string",
    "number",
    "bool",
    "any",
    "list",
    "map",
    "set",
    "list(string)",
    "map(any)",
    "set(list(map(bool)))",
  ])("%s stays as it is", (expression) => expect(formatted(expression)).toBe(expression));

  test("objects are laid out as terraform fmt does, without comments", () => {
    const expression = `list( object({ # one
      name = string, // two
      /* three */ "long name" : optional ( list(number) , [1, 2] ),
      nested=optional(object({a=any}),{})
    }) )`;
    expect(formatted(expression)).toBe(
      [
        "list(object({",
        "  name        = string",
        '  "long name" = optional(list(number), [1, 2])',
        "  nested = optional(object({",
        "    a = any",
        "  }), {})",
        "}))",
      ].join("\n"),
    );
  });

  test("tuples and empty objects", () => {
    expect(formatted("tuple([string, number,])")).toBe("tuple([string, number])");
    expect(formatted("object({})")).toBe("object({})");
  });

  test("a default with brackets, commas and strings is kept whole", () => {
    const [field] = fieldsOf(
      parseType('object({ a = optional(string, "x,)]}\\"") , b = optional(map(string), { k = "v, w" }) })'),
    );
    expect(field).toEqual({ name: "a", type: { kind: "name", name: "string" }, optional: true, default: '"x,)]}\\""' });
  });

  test.each([
    ["strin", '"strin" is not a type'],
    ["list(string", 'expected ")"'],
    ["object({ a string })", 'expected ":"'],
    ["", "expected a name"],
    ["string string", "expected the end"],
    ["object({ a = optional(string, ) })", undefined],
  ])("%s is told apart", (expression, message) => {
    if (message === undefined) {
      expect(() => parseType(expression)).not.toThrow();
    } else {
      expect(() => parseType(expression)).toThrow(message);
    }
  });
});

test("the family is the outermost kind, and fields are found through collections", () => {
  expect(familyOf(parseType("map(object({ a = string }))"))).toBe("map");
  expect(familyOf(parseType("object({ a = string })"))).toBe("object");
  expect(fieldsOf(parseType("map(list(object({ a = string })))")).map(({ name }) => name)).toEqual(["a"]);
  expect(fieldsOf(parseType("tuple([string])"))).toEqual([]);
});
