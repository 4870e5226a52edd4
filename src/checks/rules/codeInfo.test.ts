import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { codeInfo } from "./codeInfo";

const check = (info: string) => findProblemsInBody(codeInfo, `\`\`\`${info}\nx\n\`\`\`\n`);

describe("the info string of a code fence", () => {
  it.each([
    "hcl",
    'hcl title="infrastructure-live/dev/my file.hcl" world',
    'hcl title="main.tf" unverified="Fails: it is too long, isn\'t it"',
    "bash not-run",
    "hcl {1,3-4} showLineNumbers",
  ])("accepts %s", async (info) => {
    expect(await check(info)).toEqual([]);
  });

  it.each([
    ["hcl title='main.tf'", '6:1 Write title="…" with its value in double quotes.'],
    ["hcl title=main.tf", '6:1 Write title="…" with its value in double quotes.'],
    ['hcl title="main.tf', '6:1 Write title="…" with its value in double quotes.'],
    ["hcl title", '6:1 Write title="…" with its value in double quotes.'],
    ['bash fails="x"', '6:1 "fails" takes no value. Write the word alone.'],
    ["hcl showLineNumbers=3", '6:1 "showLineNumbers" takes no value. Write the word alone.'],
    ['hcl tilte="main.tf"', '6:1 "tilte" has no meaning after the language of a fence. Did you mean title?'],
    ["bash not-runn", '6:1 "not-runn" has no meaning after the language of a fence. Did you mean not-run?'],
    ["bash wherever", /^6:1 "wherever" has no meaning after the language of a fence\. Use title, /],
    ["hcl {a-b}", /^6:1 "\{a-b\}" has no meaning after the language/],
  ])("rejects %s", async (info, expected) => {
    expect(await check(info)).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });
});
