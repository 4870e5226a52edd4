import { describe, expect, test } from "vitest";
import { parseType } from "../catalog/typeExpression";
import { addItem, fieldNodes, fieldsSet, insertField } from "./fields";

const object = parseType("object({ a = string, b = optional(number, 3), c = optional(list(object({ d = string }))) })");
const map = parseType("map(object({ a = string, deep = optional(object({ e = optional(string), f = bool })) }))");

/** Inserts a field where the text has a bar, and marks the selection with special brackets. */
function insert(text: string, type: typeof object, path: string): string {
  const cursor = text.includes("|") ? text.indexOf("|") : 0;
  const { text: result, start, end } = insertField(text.replace("|", ""), cursor, type, path);
  return `${result.slice(0, start)}«${result.slice(start, end)}»${result.slice(end)}`;
}

test("lists the fields of a type, including nested ones", () => {
  expect(fieldNodes(map).map(({ path, depth }) => [path, depth])).toEqual([
    ["a", 0],
    ["deep", 0],
    ["deep.e", 1],
    ["deep.f", 1],
  ]);
  expect(fieldNodes(parseType("list(string)"))).toEqual([]);
});

describe("a field", () => {
  test("is set to its default or a value of its type, which is selected", () => {
    expect(insert('{ a = "x" }', object, "b")).toBe('{\n  a = "x"\n  b = «3»\n}');
    expect(insert("{}", object, "a")).toBe('{\n  a = "«REPLACE_ME»"\n}');
    expect(insert("{}", object, "c")).toBe("{\n  c = «[]»\n}");
  });

  test.each([
    ['{\n  a = "|x"\n  c = []\n}', '{\n  a = "x"\n  b = «3»\n  c = []\n}'],
    ['{|\n  a = "x"\n}', '{\n  b = «3»\n  a = "x"\n}'],
    ['{ |a = "x", c = [] }', '{\n  b = «3»\n  a = "x"\n  c = []\n}'],
    ['{ a = "|x", c = [] }', '{\n  a = "x"\n  b = «3»\n  c = []\n}'],
    ['{\n  a = "x" # wh|y\n  c = []\n}', '{\n  a = "x" # why\n  b = «3»\n  c = []\n}'],
    ['{\n  a = "x", # wh|y\n  c = []\n}', '{\n  a = "x", # why\n  b = «3»\n  c = []\n}'],
    ["{\n  a = <<-EOF\n    x|\n  EOF\n}", "{\n  a = <<-EOF\n  x\n  EOF\n  b = «3»\n}"],
  ])("is inserted at the cursor in %j", (text, result) => {
    expect(insert(text, object, "b")).toBe(result);
  });

  test("is inserted into the object around the cursor, or else into the last one", () => {
    const two = '{\n  one = {\n    a = "x"|\n  }\n  two = {\n    a = "y"\n  }\n}';
    expect(insert(two, map, "deep")).toMatch(/one = \{\n {4}a = "x"\n {4}deep = «\{\n {6}f = true\n {4}\}»/);
    expect(insert(two.replace("|", ""), map, "deep")).toMatch(/two = \{\n {4}a = "y"\n {4}deep = «/);
  });

  test("creates the objects that contain it", () => {
    expect(insert("{}", map, "deep.e")).toBe(
      '{\n  name = {\n    a = "REPLACE_ME"\n    deep = {\n      f = true\n      e = "«REPLACE_ME»"\n    }\n  }\n}',
    );
    expect(insert("null", map, "a")).toBe('{\n  name = {\n    a = "«REPLACE_ME»"\n  }\n}');
    expect(insert('{ a = "x", c = [] }', object, "c.d")).toBe(
      '{\n  a = "x"\n  c = [\n    {\n      d = "«REPLACE_ME»"\n    },\n  ]\n}',
    );
  });

  test("that is already set is selected and not changed", () => {
    expect(insert("{\n  b = 7|\n}", object, "b")).toBe("{\n  b = «7»\n}");
  });

  test("is inserted on a line below the cursor if the text does not parse", () => {
    expect(insert("{\n  a = |\n}", object, "b")).toBe("{\n  a = \n  b = «3»\n}");
  });

  test.each([
    ["local.settings", object, "b", "«local.settings»"],
    ["{ one = local.one }", map, "a", "«{ one = local.one }»"],
    ['{ a = "x", c = [local.c] }', object, "c.d", '{\n  a = "x"\n  c = «[local.c]»\n}'],
    ["{ one = { deep = local.deep } }", map, "deep.e", "{\n  one = {\n    deep = «local.deep»\n  }\n}"],
    ["[\n  # why\n]", parseType("list(object({ a = string }))"), "a", "«[\n  # why\n]»"],
    ["{ /* why */ }", map, "a", "«{ /* why */ }»"],
    ["{\n  c = [ # why\n  ]\n}", object, "c.d", "{\n  c = «[ # why\n  ]»\n}"],
  ])("is not inserted if %s is in its place, which is selected instead", (text, type, path, result) => {
    expect(insert(text, type, path)).toBe(result);
  });
});

test("reports the fields set in the object around the cursor", () => {
  const two = '{\n  one = {\n    a = "x"\n  }\n  two = {\n    deep = { f = true }\n  }\n}';
  expect([...fieldsSet(two, two.indexOf("x"), map)]).toEqual(["a", "deep.f"]);
  expect([...fieldsSet(two, 0, map)]).toEqual(["deep", "deep.f"]);
  expect([...fieldsSet("{ a =", 0, map)]).toEqual([]);
});

test("adds items to lists and maps of objects", () => {
  const list = parseType("list(object({ a = string }))");
  const added = addItem("[]", list);
  expect(added).toBe('[\n  {\n    a = "REPLACE_ME"\n  },\n]');
  expect(addItem(added, list).match(/REPLACE_ME/g)).toHaveLength(2);
  const map = parseType("map(object({ a = string }))");
  const once = addItem("{}", map);
  expect(once).toBe('{\n  name = {\n    a = "REPLACE_ME"\n  }\n}');
  expect(fieldsSet(addItem(once, map), 0, map)).toEqual(new Set(["a"]));
  expect(addItem(once, map)).toContain("\n  name2 = {");
});

test("adds an item after a comment, and leaves other expressions unchanged", () => {
  const list = parseType("list(object({ a = string }))");
  const item = '  {\n    a = "REPLACE_ME"\n  }';
  expect(addItem('[\n  { a = "x" } # last\n]', list)).toBe(`[\n  { a = "x" }, # last\n${item}\n]`);
  expect(addItem('[\n  { a = "x" } /* last */,\n]', list)).toBe(`[\n  { a = "x" } /* last */,\n${item}\n]`);
  expect(addItem("[for x in local.y : x]", list)).toBe("[for x in local.y : x]");
});
