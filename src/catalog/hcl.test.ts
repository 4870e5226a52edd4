import { expect, test } from "vitest";
import { alignAttributes, formatString, formatValue, unquote } from "./hcl";
import { parseValues } from "./hclParser";

test("aligns consecutive attributes on one line, and heredocs", () => {
  const attributes = [
    { name: "a", value: "1" },
    { name: "longer", value: "2" },
    { name: "block", value: "{\n  x = 1\n}" },
    { name: "after_the_block", value: "3" },
    { name: "b", value: "<<-EOT\nx\nEOT" },
    { name: "c", value: "4" },
  ];
  expect(alignAttributes(attributes)).toBe(
    [
      "  a      = 1",
      "  longer = 2",
      "  block = {",
      "    x = 1",
      "  }",
      "  after_the_block = 3",
      "  b               = <<-EOT",
      "  x",
      "  EOT",
      "  c               = 4",
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
  "12345678901234567890",
  "[-12345678901234567890, 0.12345678901234567890, 1e400]",
])("%s keeps its value when formatted", async (literal) => {
  const [value = null] = await parseValues([literal]);
  const [again = null] = await parseValues([formatValue(value)]);
  expect(again).toEqual(value);
});

test("long lists put each item on its own line", async () => {
  const items = Array.from({ length: 8 }, (_, index) => `"item-number-${index}"`);
  const [value = null] = await parseValues([`[${items.join(", ")}]`]);
  expect(formatValue(value)).toBe(`[\n${items.map((item) => `  ${item},\n`).join("")}]`);
});

test("numbers keep all their digits", async () => {
  const source = '{ a = 12345678901234567890, b = "12345678901234567890", c = 1e400, d = 1 + 12345678901234567890 }';
  const [value = null] = await parseValues([source]);
  expect(formatValue(value)).toBe(
    '{\n  a = 12345678901234567890\n  b = "12345678901234567890"\n  c = 1e400\n  d = 1 + 12345678901234567890\n}',
  );
});

test("a number with many digits as a key keeps them, and becomes text as every key does", async () => {
  const [value = null] = await parseValues(["{ 12345678901234567890 = 1, a = 12345678901234567890 }"]);
  const formatted = '{\n  "12345678901234567890" = 1\n  a                      = 12345678901234567890\n}';
  expect(formatValue(value)).toBe(formatted);
  // Read again, they are strings, and have the same order.
  expect((await parseValues([formatted])).map(formatValue)).toEqual([formatted]);
});

test.each(['a "quoted" \\ text', "tab\tline\n", "é 😀 \b\f\u0001"])(
  "%j is the same after formatString and unquote",
  (text) => {
    expect(unquote(formatString(text))).toBe(text);
  },
);

test("supports escapes that only HCL has", () => {
  expect(unquote('"\\U0001F600 \\u00e9"')).toBe("😀 é");
});

test("rejects a literal that does not parse", async () => {
  await expect(parseValues(["{ a = "])).rejects.toThrow();
});
