import { describe, expect, it } from "vitest";
import { mistakesIn, unknownClasses } from "./mistakes";

const error = new Error(
  '[{"range":"index,2:7:906-3:0:908","errmsg":"index:3:8: maps must be terminated with }"},' +
    '{"range":"index,4:0:1-4:1:2","errmsg":"index:5:1: unknown \\"shape\\""}]',
);

describe("mistakes in a diagram", () => {
  it("have their place in its file, without the lines of the style", () => {
    expect(mistakesIn(error, "classes: {\n}\n")).toEqual([
      { line: 1, column: 8, message: "maps must be terminated with }" },
      { line: 3, column: 1, message: 'unknown "shape"' },
    ]);
  });

  it("are not in other errors", () => {
    expect(mistakesIn(new Error("out of memory"), "")).toBeUndefined();
  });
});

it("finds classes that the style does not have, but not in labels and comments", () => {
  expect(unknownClasses('a: "Storage class: gp3" {class: primary}\nb: DB class: db.t3\n# class: c\n')).toEqual([]);
  expect(unknownClasses("a: App {class: primary}\nb: {\n  class: primry\n}\n")).toEqual([
    { line: 3, column: 10, message: 'There is no class "primry". Did you mean "primary"?' },
  ]);
});
