import { describe, expect, it } from "vitest";
import { findProblemsInBody } from "../testing/fixture";
import { unparsedMarkdown } from "./unparsedMarkdown";

const check = (body: string) => findProblemsInBody(unparsedMarkdown, body);

describe("unparsed Markdown", () => {
  it.each([
    "See [a page](./a.mdx), [another][b] and [a third][].[^1]\n\n[b]: ./b.mdx\n[a third]: ./c.mdx\n\n[^1]: Text.\n",
    "Write \\[text](target), an array \\[0]\\[1], a\\[^1], `a[0][1]` and `[x](y z)`.\n",
    "- [ ] open\n- [x] done\n",
    "A pattern such as [!abc], `[!WARNING]`.\n\n\\[!NOTE]\n",
    "The **first** word, ``a ` b``, a \\` and 2 \\*\\* 3, 2 * 3.\n\n```bash\necho **\n```\n",
    "#general is a channel, and C# a language. Either a | or b.\n",
    "````text\n```bash\nls\n```\n`````  \n\n~~~bash\nls\n~~~\n\n- a\n\n  ```bash\n  ls\n  ```\n\n> ```bash\n> ls\n> ```\n",
    '```hcl title="a.hcl" world\n```\n',
    "| a | b |\n| - | - |\n| `x \\| y` | 1 |\n| only one |\n",
    "Text (in [brackets] (and a parenthesis), an item [0] (1.5), `[a] (./b.mdx)`, 10&nbsp;GiB.\n",
    "~~Old~~, __bold__, my__name, ~5 minutes, \\__init__, `__init__`.\n",
    "   Three spaces.\n\n- One\n\n     Three more.\n\n1. One\n\n   - Two\n\n     Its text.\n",
    '<Tabs>\n  <TabItem value="a" label="A">\n    Text.\n  </TabItem>\n</Tabs>\n',
  ])("accepts %j", async (body) => {
    expect(await check(body)).toEqual([]);
  });

  it.each([
    ["##Title\n", /^6:1 This is not a heading/],
    ["| a | b |\n| - |\n| 1 | 2 |\n", /^6:1 This is not a table/],
    [
      "| a | b |\n| - | - |\n| `x | y` | 1 |\n",
      /^8:1 The row has 3 cells, but the table has 2 columns\. Write a \| in a cell as \\\|/,
    ],
    ["- [] open\n", /^6:3 This is not a checklist item/],
    ["> [!WARNING]\n> This deletes data.\n", /^6:3 This is not an admonition/],
    ["See [a page](./a.mdx #b).\n", /^6:5 This is not a link/],
    ["See [**a** page](./a b.mdx).\n", /^6:11 This is not a link/],
    ["See [a page][gone].\n", /^6:5 The link is not defined/],
    ["The **first word.\n", /^6:5 This mark is shown as text/],
    ["The **first **word.\n", /^6:5 This mark is shown as text/],
    ["Run `tofu apply.\n", /^6:5 This mark is shown as text/],
    [
      "Run:\n\n```bash\nls\n\n## Next\n",
      /^8:1 The code fence is not closed, .* Write ``` on a line of its own where it ends\.$/,
    ],
    ["````text\n```\n", /^6:1 The code fence is not closed, .* Write ```` on/],
    ["- a\n\n  ~~~bash\n  ls\n\nText.\n", /^8:3 The code fence is not closed, .* Write ~~~ on/],
    ["```bash", /^6:1 The code fence is not closed/],
    ["A claim.[^gone]\n", /^6:9 The footnote is not defined/],
    ["See [Versioning] (../x.mdx).\n", /^6:5 This is not a link, .* Remove the space between its brackets and its/],
    ["See [a\npage]\n(#id).\n", /^6:5 This is not a link/],
    ["See [`a`] (b.mdx#id).\n", /^6:9 This is not a link/],
    [
      "##\u00A0A heading\n",
      /^6:3 This is a non-breaking space, .* Type a normal one, or &nbsp; where a line must not break/,
    ],
    ["-\u00A0item\n", /^6:2 This is a non-breaking space/],
    ["The ~~first word.\n", /^6:5 This mark is shown as text/],
    ["The __first word.\n", /^6:5 This mark is shown as text/],
    ["The first__ word.\n", /^6:10 This mark is shown as text/],
    ["    tofu plan\n", /^6:5 Indentation does not make this code, .* Write code in a fence, or remove the/],
    ["\ttofu plan\n", /^6:2 Indentation does not/],
    ["- One\n\n      tofu plan\n", /^8:7 Indentation does not/],
  ])("rejects %j", async (body, expected) => {
    expect(await check(body)).toEqual([expect.stringMatching(expected)]);
  });
});
