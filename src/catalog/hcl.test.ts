import { expect, test } from "vitest";
import { alignAttributes, formatValue, parseValues } from "./hcl";

test("attributes align within a run of one-line attributes", () => {
  const attributes = [
    { name: "a", value: "1" },
    { name: "longer", value: "2" },
    { name: "block", value: "{\n  x = 1\n}" },
    { name: "after_the_block", value: "3" },
    { name: "b", value: "4" },
  ];
  expect(alignAttributes(attributes, "  ")).toBe(
    [
      "  a      = 1",
      "  longer = 2",
      "  block = {",
      "    x = 1",
      "  }",
      "  after_the_block = 3",
      "  b               = 4",
    ].join("\n"),
  );
});

test.each([
  "null",
  "true",
  "-1",
  "1.5",
  '"text"',
  '"$${not} %%{interpolated}"',
  '"quote \\" backslash \\\\b tab \\t"',
  "[]",
  "{}",
  '["a", "b"]',
  '{\n  a-b = 1\n  "x y" = [{\n  }]\n}',
])("%s means the same after it was written again", async (literal) => {
  const [value = null] = await parseValues([literal]);
  const [again = null] = await parseValues([formatValue(value)]);
  expect(again).toEqual(value);
});

test("long lists take a line an item", async () => {
  const items = Array.from({ length: 8 }, (_, index) => `"item-number-${index}"`);
  const [value = null] = await parseValues([`[${items.join(", ")}]`]);
  expect(formatValue(value)).toBe(`[\n${items.map((item) => `  ${item},\n`).join("")}]`);
});

test("a literal that does not parse is told", async () => {
  await expect(parseValues(["{ a = "])).rejects.toThrow();
});
