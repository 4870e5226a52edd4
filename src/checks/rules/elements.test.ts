import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { elements } from "./elements";

const check = (body: string) => findProblemsInBody(elements, body);

describe("elements", () => {
  it.each([
    '<Checked fact="a" /> and <Verbatim>us-east-2</Verbatim> in a sentence.\n',
    '<VersionTable of="a" />\n',
    '<Tabs groupId="a"><TabItem value="x" label="X" default>Text</TabItem></Tabs>\n',
    '<Tabs className="a" lazy><TabItem value="x" label="X" attributes={{ title: "X" }}>Text</TabItem></Tabs>\n',
    'import Part from "./_part.mdx";\n\nexport const Own = () => <i>x</i>;\n\n<Part />\n\n<Own /> and <Own.Part size={1} />\n',
    '<div style={{ width: "50%" }}>\n\nText.\n\n</div>\n',
    "<p>Text</p>\n",
    "<details>\n<summary>More</summary>\n\nText.\n\n</details>\n",
    "| a |\n| - |\n| <ul><li>x</li></ul> |\n",
    "<kbd>K</kbd> and H<sub>2</sub>O<br />\n",
    "<Head>\n\n</Head>\n",
    '<svg viewBox="0 0 1 1"><path d="M0 0h1" /></svg>\n',
    "<>Text</>\n",
  ])("accepts %j", async (body) => {
    expect(await check(body)).toEqual([]);
  });

  it.each([
    ["<Callout>x</Callout>\n", /^6:1 There is no component <Callout>\. Use one of Cards, /],
    ["<Card>x</Card>\n", "6:1 There is no component <Card>. Did you mean <Cards>?"],
    ['<Tabs><TabItem value="a">x</TabItem></Tabs>\n', '6:7 <TabItem> needs label="…", with its value in quotes.'],
    ['<Tabs>\n<Tab value="a">x</Tab>\n</Tabs>\n', "7:1 There is no component <Tab>. Did you mean <TabItem>?"],
    ["<tabs>x</tabs>\n", "6:1 <tabs> is not an HTML element. Did you mean <Tabs>?"],
    ["<detials>\n\nText.\n\n</detials>\n", "6:1 <detials> is not an HTML element. Did you mean <details>?"],
    ["Connect to <host-name>a</host-name>.\n", "6:12 <host-name> is not an HTML element. Write a literal < as \\<."],
    ["The parameter <id>x</id>.\n", "6:15 <id> is not an HTML element. Write a literal < as \\<."],
    ["A fact <Checked />.\n", '6:8 <Checked> needs fact="…", with its value in quotes.'],
    ['<VersionTable of={"a"} />\n', '6:1 <VersionTable> needs of="…", with its value in quotes.'],
    ['<Tabs groupid="a" />\n', /^6:1 <Tabs> has no attribute "groupid"\. It has groupId, /],
    ["See <UpdatePath /> here.\n", "6:5 <UpdatePath> is a block. Put it on a line of its own."],
    ["| a |\n| - |\n| <Courses /> |\n", "8:3 <Courses> is a block. Put it on a line of its own."],
    ["See <div>this</div> here.\n", "6:5 <div> cannot be part of a sentence. Put it on a line of its own."],
    ["<p>\n\nText.\n\n</p>\n", /^6:1 <p> cannot contain a paragraph\./],
    ['<i style="color: red">x</i>\n', /^6:1 "style" cannot be a string in MDX\./],
  ])("rejects %j", async (body, expected) => {
    expect(await check(body)).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });
});
