import { describe, expect, test } from "vitest";
import { makeInput } from "../catalog/testing/service";
import { parseType } from "../catalog/typeExpression";
import { addField, addItem, editorOf, missingFields, writePairs, writeRows } from "./editor";

describe("the editor of a value", () => {
  const list = makeInput("list", { type: "list(string)" });
  const map = makeInput("map", { type: "map(number)" });
  const choice = makeInput("choice", { default: "null", allowed: ['"a"', '"b"'] });
  test.each([
    [makeInput("name"), '"x"', "text"],
    [makeInput("name"), "<<-EOF\na\nEOF", "hcl"],
    [makeInput("flag", { type: "bool" }), "true", "switch"],
    [makeInput("flag", { type: "bool" }), "local.flag", "text"],
    [choice, '"a"', "select"],
    [choice, "null", "select"],
    [choice, "var.choice", "text"],
    [list, '["a", local.b]', "rows"],
    [list, "dependency.vpc.outputs.ids", "text"],
    [map, "{\n  a = 1\n}", "pairs"],
    [map, "{ (local.key) = 1 }", "hcl"],
    [makeInput("deep", { type: "list(object({ a = string }))" }), "[]", "hcl"],
    [makeInput("any", { type: "any" }), "{}", "hcl"],
    [undefined, "1", "hcl"],
  ])("%o with %s", (input, value, kind) => {
    expect(editorOf(input, value).kind).toBe(kind);
  });
});

test("rows and entries are written as HCL", () => {
  expect(writeRows(['"a"', "local.b"])).toBe('["a", local.b]');
  expect(
    writePairs([
      { key: "a", value: "1" },
      { key: "b c", value: "2" },
    ]),
  ).toBe('{\n  a     = 1\n  "b c" = 2\n}');
  expect(writePairs([])).toBe("{}");
});

describe("fields", () => {
  const object = parseType("object({ a = string, b = optional(number, 3), c = optional(list(string)) })");
  const objects = parseType("list(object({ a = string, b = optional(number, 3) }))");
  const map = parseType("map(object({ a = string }))");

  test("that are missing can be added to an object, with their defaults", () => {
    expect(missingFields('{ a = "x" }', object).map(({ name }) => name)).toEqual(["b", "c"]);
    const [field] = missingFields('{ a = "x" }', object);
    expect(field && addField('{ a = "x" }', field, object)).toBe('{\n  a = "x"\n  b = 3\n}');
  });

  test("are added to the last item, which itself can be added", () => {
    const added = addItem("[]", objects);
    expect(added).toBe('[\n  {\n    a = "REPLACE_ME"\n  },\n]');
    expect(addItem(added, objects).match(/REPLACE_ME/g)).toHaveLength(2);
    const [field] = missingFields(added, objects);
    expect(field && addField(added, field, objects)).toContain("b = 3");
    expect(addItem("{}", map)).toBe('{\n  name = {\n    a = "REPLACE_ME"\n  }\n}');
    expect(missingFields("[]", objects)).toEqual([]);
  });
});
