import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeHeadings, encodeHeadings, type StoredHeading } from "./files";

describe("headings", () => {
  const inputs: StoredHeading[] = [
    ["Rules", [], "rules"],
    ["name", ["Inputs"], ["input_"]],
    ["vpc_id", ["Inputs"], ["input_"]],
    ["name", ["Inputs", "tags"], ["input_tags."]],
    ["arn", ["Outputs"], ["output_"]],
  ];

  it("are stored as bare names where they repeat the parents and the start of the anchor of the one before", () => {
    expect(encodeHeadings(inputs)).toEqual([inputs[0], inputs[1], "vpc_id", inputs[3], inputs[4]]);
  });

  it("of any kind are read as they were written", () => {
    const names = fc.constantFrom("", "a", "b");
    const heading: fc.Arbitrary<StoredHeading> = fc.tuple(
      names,
      fc.array(names, { maxLength: 2 }),
      fc.oneof(names, fc.tuple(names)),
    );
    fc.assert(
      fc.property(fc.array(heading), (headings) => {
        expect(decodeHeadings(encodeHeadings(headings))).toEqual(headings);
      }),
      { examples: [[inputs]] },
    );
  });
});
