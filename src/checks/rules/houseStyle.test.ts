import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import type { Rule } from "../site";
import { extractProse } from "../prose";
import { houseStyle } from "./houseStyle";

const rule: Rule = (page) => houseStyle(extractProse(page));

describe("house style", () => {
  it("leaves code, URLs and other words alone", async () => {
    const body = "Adjust the `just` recipe at [just.systems](https://just.systems). Use just-in-time access; a != b.\n";
    expect(await findProblemsInBody(rule, body)).toEqual([]);
  });

  it.each([
    ["You simply deploy it.", "6:5", "simply"],
    ["Just deploy it.", "6:1", "Just"],
    ["It is easily done.", "6:7", "easily"],
    ["A world-class library.", "6:3", "world-class"],
    ["It works!", "6:8", "s!"],
    ["Coming soon.", "6:1", "Coming soon"],
    ["TODO: describe it.", "6:1", "TODO"],
    ["Text.\n\n```bash\n# TODO\n```", "9:3", "TODO"],
  ])("rejects %j", async (body, place, word) => {
    expect(await findProblemsInBody(rule, `${body}\n`)).toEqual([expect.stringMatching(`^${place} "${word}": `)]);
  });

  it("reads alt texts and the labels of components", async () => {
    expect(await findProblemsInBody(rule, "![An easy way](./a.svg)\n")).toEqual([
      expect.stringMatching(/^6:6 "easy": /),
    ]);
    expect(
      await findProblemsInBody(rule, '<TabItem value="just" label="The easy way">\n\nText.\n\n</TabItem>\n'),
    ).toEqual([expect.stringMatching(/^6:34 "easy": /)]);
  });
});
