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

  test("objects are formatted like terraform fmt, without comments", () => {
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

  test("a default with brackets, commas and strings stays intact", () => {
    const [field] = fieldsOf(
      parseType('object({ a = optional(string, "x,)]}\\"") , b = optional(map(string), { k = "v, w" }) })'),
    );
    expect(field).toEqual({ name: "a", type: { kind: "name", name: "string" }, optional: true, default: '"x,)]}\\""' });
  });

  test.each([
    ["lines of its own", '[\n      "b",\n    ]', '["b"]'],
    ["a comment with an unclosed bracket", '["a", # first (of two\n "b"]', '["a", "b"]'],
    ["a comment with an apostrophe and a bracket", '["a", # it\'s (fine\n]', '["a"]'],
    ["a comment with a closing bracket", '"a" # default )\n', '"a"'],
    ["a bracket in an interpolation", '"${"a)"}"', '"${"a)"}"'],
    ["a heredoc", '<<EOT\nsay "hi" (\nEOT\n', '"say \\"hi\\" (\\n"'],
    ["an indented heredoc", "<<-EOT\n    a\n      b\n\n    EOT\n", '"a\\n  b\\n\\n"'],
    ["a line break inside an operation", "1 +\n 2", "1 + 2"],
    ["a number with more digits than JavaScript keeps", "12345678901234567890", "12345678901234567890"],
    ["a comprehension", '[for k, v in { a = 1 } : "${k} ${v}"]', '[for k, v in {\n  a = 1\n} : "${k} ${v}"]'],
    ["an object of several lines", "{\n  a=1\n\n  bc = 2\n}", "{\n  a  = 1\n  bc = 2\n}"],
    ["an object on one line", "{ a = 1, bc = 2 }", "{\n  a  = 1\n  bc = 2\n}"],
  ])("normalizes a default with %s", (_, source, expected) => {
    const [field] = fieldsOf(parseType(`object({\n  a = optional(any, ${source})\n})`));
    expect(field?.default).toBe(expected);
    const printed = formatted(`object({ a = optional(any, ${source}) })`);
    expect(formatted(printed)).toBe(printed);
  });

  test("trailing commas and names beyond ASCII are allowed, as in HCL", () => {
    expect(formatted("list(string,)")).toBe("list(string)");
    expect(formatted('object({ größe = map(number,), "a\\"b" = any },)')).toBe(
      'object({\n  größe  = map(number)\n  "a\\"b" = any\n})',
    );
  });

  test.each([
    ["strin", '"strin" is not a type'],
    ["list(string", 'expected ")"'],
    ["object({ a string })", 'expected ":"'],
    ["", "expected a name"],
    ["string string", "expected the end"],
    ["object({ a = any, a = string })", 'the field "a" is declared twice'],
    ["object({ a = optional(list(string), [) })", "expected a value"],
  ])("rejects %s", (expression, message) => {
    expect(() => parseType(expression)).toThrow(message);
  });

  test("optional() may end with a comma", () => {
    expect(formatted("object({ a = optional(string, ) })")).toBe("object({\n  a = optional(string)\n})");
  });
});

test("the family is the outermost kind, and fields are found through collections", () => {
  expect(familyOf(parseType("map(object({ a = string }))"))).toBe("map");
  expect(familyOf(parseType("object({ a = string })"))).toBe("object");
  expect(fieldsOf(parseType("map(list(object({ a = string })))")).map(({ name }) => name)).toEqual(["a"]);
  expect(fieldsOf(parseType("tuple([string])"))).toEqual([]);
});
