import { describe, expect, it } from "vitest";
import { forbiddenSyntax, mistakesIn, unknownClasses } from "./mistakes";

const error = new Error(
  '[{"range":"index,2:7:906-3:0:908","errmsg":"index:3:8: maps must be terminated with }"},' +
    '{"range":"index,4:0:1-4:1:2","errmsg":"index:5:1: unknown \\"shape\\""}]',
);

describe("mistakes in a diagram", () => {
  it("have positions in its own file, not counting the lines of the style", () => {
    expect(mistakesIn(error, "classes: {\n}\n")).toEqual([
      { line: 1, column: 8, message: "maps must be terminated with }" },
      { line: 3, column: 1, message: 'unknown "shape"' },
    ]);
  });

  it("are undefined for any other error", () => {
    expect(mistakesIn(new Error("out of memory"), "")).toBeUndefined();
  });
});

it("finds classes that the style does not have, but not in labels and comments", () => {
  expect(unknownClasses('a: "Storage class: gp3" {class: primary}\nb: DB class: db.t3\n# class: c\n')).toEqual([]);
  expect(unknownClasses("a: App {class: primary}\nb: {\n  class: primry\n}\n")).toEqual([
    { line: 3, column: 10, message: 'There is no class "primry". Did you mean "primary"?' },
  ]);
});

describe("syntax that only the style forbids", () => {
  const find = (source: string) => forbiddenSyntax(source).map(({ line, column }) => `${line}:${column}`);

  it.each([
    ["a: |md # Laptop |\n", ["1:4"]],
    ["a: App\nb: |`sh\n  ls\n`| {class: primary}\n", ["2:4"]],
    ["a: **Laptop**\n", ["1:4"]],
    ['a: "The **main** one"\n', ["1:9"]],
    ["a: App {style.fill: red}\n", ["1:15"]],
    ["a -> b: x {\n  style: {\n    stroke-dash: 3; stroke: red\n    font-color: blue\n  }\n}\n", ["3:21", "4:5"]],
  ])("is reported at its position: %j", (source, expected) => {
    expect(find(source)).toEqual(expected);
  });

  it("is reported with what to write instead", () => {
    expect(forbiddenSyntax("a: |md Laptop | {style.fill: red}\n")).toEqual([
      {
        line: 1,
        column: 4,
        message: '"|md" is Markdown or code, and labels are plain text. Write the words alone.',
      },
      {
        line: 1,
        column: 24,
        message:
          '"fill" sets a color, and colors come from the classes: primary, muted, external, store, danger, group. ' +
          "Use class: NAME.",
      },
    ]);
  });

  it.each([
    "# a: |md **x** | {style.fill: red}\n",
    "(** -> **)[*].style.stroke-dash: 3\n**.style.border-radius: 4\n",
    "fill: Fills in {style: {stroke-width: 1; fill-pattern: dots}}\n",
    'a: "x | y"\nb: stroke: 3\n',
  ])("is not found in %j", (source) => {
    expect(find(source)).toEqual([]);
  });
});
