import { describe, expect, test } from "vitest";
import { findBlocks, isName, tokenize } from "./hclTokens";

const texts = (source: string): string[] => tokenize(source).map(({ text }) => text);

describe("tokenize", () => {
  test("skips whitespace and comments", () => {
    const tokens = tokenize("a=1 # it's\n/* ( */ b // {\n");
    expect(tokens.map(({ text }) => text)).toEqual(["a", "=", "1", "\n", "b", "\n"]);
    expect(tokens.map(({ line }) => line)).toEqual([1, 1, 1, 1, 2, 2]);
  });

  test("strings end where HCL ends them, and expose their interpolations", () => {
    expect(texts('"a \\" b" "$${x" "${y("}")}"')).toEqual(['"a \\" b"', '"$${x"', '"${y("}")}"']);
    const [string] = tokenize('"${var.a} %{ if b }"');
    expect(string?.interpolated.map(({ text }) => text)).toEqual(["var", ".", "a", "if", "b"]);
  });

  test("heredocs are one token, up to the line with their delimiter", () => {
    expect(texts("x = <<-END\n  not END\n  ${y}\n  END\nz = 1")).toEqual([
      "x",
      "=",
      "<<-END\n  not END\n  ${y}\n  END",
      "\n",
      "z",
      "=",
      "1",
    ]);
  });

  test.each(['"open', "${", "<<EOT\nopen", '"${"', "/* open", "\uD800"])("terminates on %s", (source) => {
    expect(texts(source).join("").length).toBeLessThanOrEqual(source.length);
  });
});

test("blocks are found with their labels, lines and attributes", () => {
  const source =
    'locals { a = { b = 1 } }\n\nvariable "x" {\n  type = object({\n    type = string\n  })\n  validation {\n    default = 1\n  }\n  default = 2\n}\nvariable {}\noutput a b {\n}\n';
  expect(findBlocks(tokenize(source))).toEqual([
    { kind: "locals", labels: [], line: 1, attributes: new Map([["a", 1]]) },
    {
      kind: "variable",
      labels: ["x"],
      line: 3,
      attributes: new Map([
        ["type", 4],
        ["default", 10],
      ]),
    },
    { kind: "variable", labels: [], line: 12, attributes: new Map() },
    { kind: "output", labels: ["a", "b"], line: 13, attributes: new Map() },
  ]);
});

test.each([
  ["name", true],
  ["größe", true],
  ["a-b_1", true],
  ["1a", false],
  ["a b", false],
  ["", false],
])("%s as a name: %s", (text, expected) => expect(isName(text)).toBe(expected));
