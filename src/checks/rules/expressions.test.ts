import { describe, expect, it } from "vitest";
import { findProblemsInBody, makeSite } from "../testing/fixture";
import { expressions } from "./expressions";

const site = makeSite({ "intro/_part.mdx": "Text.\n" });
const check = (body: string) => findProblemsInBody(expressions, body, { site });

describe("expressions", () => {
  it.each([
    'import Part from "./_part.mdx";\nimport { useState } from "react";\n\n<Part />\n',
    'import { a as b, default as c } from "react";\n\n{b}{c}\n',
    'export const x = 1;\nexport { x as y };\nexport { z } from "./_part.mdx";\nexport * as part from "./_part.mdx";\n',
    "export const answer = 42;\n\n{answer} {answer + 1} {frontMatter.title} {Math.PI}\n",
    "export const { a, b: [c] } = { a: 1, b: [2] };\n\n{a}{c}\n",
    "export function f(x) { return x; }\n\n{f(1)}\n",
    'import URL from "./_part.mdx";\n\n{URL} {frontMatter}\n',
    "<button onClick={queueMicrotask}>Go</button>\n",
    "{[1, 2].map((n) => n)}\n",
    "<button onClick={() => window.alert(1)}>Go</button>\n",
    '<div style={{ width: "1px" }}>x</div>\n',
    "{/* a comment about {this} */}\n",
    'A brace {"{"}, and a space:{" "}\n',
  ])("accepts %j", async (body) => {
    expect(await check(body)).toEqual([]);
  });

  it.each([
    ["The path is live/{account}/{region}.\n", [/^6:18 "account" is not defined/, /^6:28 "region" is not defined/]],
    ["{account/region}\n", [/^6:1 "account" is not defined\. MDX evaluates braces as JavaScript\. Write a literal/]],
    ["{URL}\n", [/^6:1 "URL" is not text\. MDX evaluates braces as JavaScript\. Write a literal \{ in/]],
    ["Open {undefined}.\n", [/^6:6 "undefined" is not text/]],
    [
      "| a |\n| - |\n| {} |\n",
      [/^8:3 "\{\}" is not shown as written\. MDX evaluates braces as JavaScript\. Write a literal \{/],
    ],
    ["[a-z]{3} or {2,4}\n", [/^6:6 "\{3\}" is not shown/, /^6:13 "\{2,4\}" is not shown/]],
    ["{{ a: 1 }}\n", [/^6:1 "\{\{ a: 1 \}\}" is not shown/]],
    ["<div id={account.id}>x</div>\n", [/^6:1 "account" is not defined/]],
    ["<div {...account}>x</div>\n", [/^6:1 "account" is not defined/]],
    ['import X from "./gone.mdx";\n', [/^6:1 There is no file \.\/gone\.mdx\. Correct the path of the import\./]],
    ['export { x } from "./gone.mdx";\n', [/^6:1 There is no file \.\/gone\.mdx\./]],
    ['import X from "@site/src/gone";\n', [/^6:1 There is no file @site\/src\/gone\./]],
  ])("rejects %j", async (body, expected) => {
    expect(await check(body)).toEqual(expected.map((message) => expect.stringMatching(message) as string));
  });
});
