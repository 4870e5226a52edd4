import { expect, test } from "vitest";
import { findMissingTexts } from "./texts";

const FILE = `name: Test
inputs:
  - name: described
    type: object({ a = string, b = object({ c = string }) })
    group: general
    description: What the input is for, in a sentence.
    example: "{}"
    fields: { a: The first field. }
  - name: imported
    type: string
    moduleDescription: The module's words.
  - name: reworded
    type: string
    default: "null"
    description: What the input is for, in a sentence.
    moduleDescription: |-
      New
      words.
    moduleDescriptionChange: { version: 2.12.0, from: Old words. }
outputs:
  - name: silent
  - name: shared
    description: { shared: key }
`;

test("an invalid type is reported with its position", () => {
  const text = "inputs:\n  - name: a\n    type: strin\noutputs: []\n";
  expect(() => findMissingTexts(text, "a.yaml")).toThrow(/^a\.yaml:3:11 {2}"strin" is not a type/);
});

test("lists what is left to write, from top to bottom, with positions", () => {
  expect(
    findMissingTexts(FILE, "a.yaml").map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  ).toEqual([
    'a.yaml:3:5 input "described": describe the fields b, b.c.',
    'a.yaml:9:5 input "imported": write a description. Until then the page shows the module\'s own words.',
    'a.yaml:9:5 input "imported": write an example. Until then the samples have a placeholder.',
    'a.yaml:12:5 input "reworded": the module describes it differently since 2.12.0 ("Old words." → "New words."). Correct the description if necessary, then delete moduleDescriptionChange.',
    'a.yaml:21:5 output "silent": write a description. Until then the page says "Not described yet."',
  ]);
});
