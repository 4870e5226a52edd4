import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { findProblems, findProblemsInBody } from "../testing/fixture";
import type { Rule } from "../site";
import { extractProse } from "../prose";
import { houseStyle } from "./houseStyle";

const rule: Rule = (page) => houseStyle(extractProse(page));

/** Lines of a template that stay, or that other rules check: headings in sentence case, links, elements, tables. */
const STAYS =
  /^$|^---$|^keywords:$|^## [A-Z][a-z ]+(?: \{\/\*.*)?$|^- \[[^\]]{2,}\]\(|^<|^\||^Check: `terragrunt plan` prints/;

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
    ["Lorem Ipsum dolor.", "6:1", "Lorem Ipsum"],
    ["![Alt text](./a.svg)", "6:3", "Alt text"],
    ["![Alt text that says what the picture shows](./a.d2)", "6:3", "Alt text"],
    ["Text.\n\n```bash\n# TODO\n```", "9:3", "TODO"],
  ])("rejects %j", async (body, place, word) => {
    expect(await findProblemsInBody(rule, `${body}\n`)).toEqual([expect.stringMatching(`^${place} "${word}": `)]);
  });

  it("rejects the placeholders of the template's front matter", async () => {
    const template =
      "---\ntitle: TITLE\ndescription: DESCRIPTION\nkeywords:\n  - PHRASE\n---\n\nThe TITLE of a page.\n";
    expect(await findProblems(rule, template)).toEqual([
      '2:8 "TITLE": This placeholder comes from the template. Write the page\'s own text.',
      expect.stringMatching(/^3:14 "DESCRIPTION": /),
      expect.stringMatching(/^5:5 "PHRASE": /),
    ]);
  });

  it("rejects each line of a template that a page replaces", async () => {
    const [, templates = ""] =
      /^## Templates$([^]*)^## Walkthroughs that run$/m.exec(fs.readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
    const bodies = [...templates.matchAll(/^(`{3,})mdx\n([^]*?)^\1$/gm)].map(([, , body = ""]) => body);
    expect(bodies).toHaveLength(8);
    for (const body of bodies) {
      const rejected = (await findProblems(rule, body)).map((problem) => Number.parseInt(problem, 10));
      const lines = body.replace(/^```[^]*?^```$/gm, (fence) => fence.replace(/./g, "")).split("\n");
      const kept = lines.filter((line, index) => !rejected.includes(index + 1) && !STAYS.test(line));
      expect(kept).toEqual([]);
    }
  });

  it("reads alt texts and the labels of components", async () => {
    expect(await findProblemsInBody(rule, "![An easy way](./a.svg)\n")).toEqual([
      expect.stringMatching(/^6:6 "easy": /),
    ]);
    expect(
      await findProblemsInBody(rule, '<TabItem value="just" label="The easy way">\n\nText.\n\n</TabItem>\n'),
    ).toEqual([expect.stringMatching(/^6:34 "easy": /)]);
    expect(
      await findProblemsInBody(rule, `<TabItem value="a > b" label = 'The easy way'>\n\nText.\n\n</TabItem>\n`),
    ).toEqual([expect.stringMatching(/^6:37 "easy": /)]);
  });
});
