import { describe, expect, it } from "vitest";
import { extractDataProse } from "./dataFileProse";
import { createLocator } from "./source";
import { houseStyle } from "./rules/houseStyle";

function find(text: string, file = "docs/reference/services/security/bastion.yaml"): string[] {
  const prose = extractDataProse({ file, text, locate: createLocator(text) });
  return houseStyle(prose).map(({ line, column, message }) => `${line}:${column} ${message.split(":")[0]}`);
}

describe("prose in data files", () => {
  it("includes what writers wrote, with positions, but not the module's own words", () => {
    const data = [
      "purpose: Simply a bastion.",
      "inputs:",
      "  - name: name",
      "    description: >-",
      "      The name, which is",
      "      easy to guess.",
      "    deprecated: Just what the module says, in simply its own words.",
      "    moduleDescription: Obviously a name. TODO: describe it.",
      "    default: '\"TBD\"'",
      "    editorial: { deprecated: Just use `other`. }",
      "    fields:",
      "      owners: Obviously the owners.",
      "outputs:",
      "  - { name: id, description: An easy id. TBD. }",
      "",
    ].join("\n");
    expect(find(data)).toEqual([
      '1:10 "Simply"',
      '10:30 "Just"',
      '6:7 "easy"',
      '14:33 "easy"',
      '12:15 "Obviously"',
      '14:42 "TBD"',
    ]);
  });

  it("leaves names, defaults, examples, code and URLs alone", () => {
    const data = [
      "name: Just a name",
      "inputs:",
      "  - name: just",
      '    default: "easy"',
      "    example: easy",
      "    description: See `easy` and [the recipe](https://just.systems/easy).",
      "",
    ].join("\n");
    expect(find(data)).toEqual([]);
  });

  it("reads every shared description", () => {
    expect(find("some_key: An easy one.\n", "docs/reference/services/shared-descriptions.yaml")).toEqual([
      '1:14 "easy"',
    ]);
  });
});
