import { describe, expect, test } from "vitest";
import { makeInput } from "../catalog/testing/service";
import { editorOf, writePairs, writeRows } from "./editor";

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
    [map, '{ "${local.key}" = 1, "for" = 2 }', "pairs"],
    [list, '[\n  "a", # why\n  "b",\n]', "hcl"],
    [map, "{\n  a = 1 # why\n}", "hcl"],
    [makeInput("deep", { type: "list(object({ a = string }))" }), "[]", "hcl"],
    [makeInput("any", { type: "any" }), "{}", "hcl"],
    [undefined, "1", "hcl"],
  ])("%o with %s", (input, value, kind) => {
    expect(editorOf(input, value).kind).toBe(kind);
  });

  test("keeps its rows while the reader types an item of several lines, but no comment", () => {
    const item = "jsonencode({\n    a = 1\n  })";
    expect(editorOf(list, `[\n  ${item},\n]`, "rows")).toEqual({ kind: "rows", items: [item] });
    expect(editorOf(list, `[\n  ${item},\n]`).kind).toBe("hcl");
    expect(editorOf(map, `{\n  a = ${item}\n}`, "pairs")).toEqual({
      kind: "pairs",
      pairs: [{ key: "a", value: item }],
    });
    expect(editorOf(map, `{\n  a = ${item}\n}`).kind).toBe("hcl");
    expect(editorOf(list, "[\n  1, # why\n]", "rows").kind).toBe("hcl");
  });
});

test("rows and entries are written as HCL", () => {
  expect(writeRows([])).toBe("[]");
  expect(writeRows(['"a"', "local.b"])).toBe('["a", local.b]');
  expect(writeRows(["<<-EOF\nfoo\nEOF", '"b"'])).toBe('["foo\\n", "b"]');
  expect(
    writePairs([
      { key: "a", value: "1" },
      { key: "b c", value: "2" },
    ]),
  ).toBe('{\n  a     = 1\n  "b c" = 2\n}');
  expect(writePairs([{ key: "for", value: "1" }])).toBe('{\n  "for" = 1\n}');
  expect(writePairs([])).toBe("{}");
  const lines = "{\n  a = jsonencode({\n    x = 1\n  })\n}";
  expect(writePairs([{ key: "a", value: "jsonencode({\n    x = 1\n  })" }])).toBe(lines);
});
