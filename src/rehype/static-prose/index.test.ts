import { compile } from "@mdx-js/mdx";
import type { Element, Root } from "hast";
import remarkGfm from "remark-gfm";
import { describe, expect, test } from "vitest";
import staticProse from ".";

/** The elements of a page's module, as JSX on one line. */
async function jsxOf(mdx: string): Promise<string> {
  const page = await compile(mdx, { jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [staticProse] });
  const [, jsx = ""] = /return (<.*>);\n}\nexport default/s.exec(String(page)) ?? [];
  return jsx.replace(/^<>|<\/>$/g, "").replace(/\{\{\s*__html: (".*?")\s*\}\}/gs, "$1");
}

describe("plain Markdown becomes static HTML", () => {
  test.each([
    ["a text", "Plain & simple.", '<_components.p>{"Plain & simple."}</_components.p>'],
    [
      "words in bold and code",
      "a **b** `c < d`",
      '<p dangerouslySetInnerHTML="a <strong>b</strong> <code>c &#x3C; d</code>" />',
    ],
    ["a list", "3. a\n4. b `c`\n", '<ol start="3" dangerouslySetInnerHTML="<li>a</li><li>b <code>c</code></li>" />'],
  ])("%s", async (_, mdx, jsx) => {
    expect(await jsxOf(mdx)).toBe(jsx);
  });

  test("a table's rows, within the component that scrolls it", async () => {
    expect(await jsxOf("| a |\n| - |\n| `b` |")).toBe(
      '<_components.table><thead dangerouslySetInnerHTML="<tr><th>a</th></tr>" />' +
        '<tbody dangerouslySetInnerHTML="<tr><td><code>b</code></td></tr>" /></_components.table>',
    );
  });
});

describe("elements that stay", () => {
  test.each([
    ["links", "**a** [b](/c) `d`", '<_components.a href="/c">{"b"}</_components.a>'],
    ["images", "**a** ![b](c.png)", '<_components.img src="c.png" alt="b" />'],
    ["components", "**a** <B /> c", "<B />"],
    ["expressions", "**a** {b}", "{b}"],
    ["headings", "## a", '<_components.h2>{"a"}</_components.h2>'],
    ["checklists, which have classes", "- [ ] **a**", '<_components.li className="task-list-item">'],
    ["columns with an alignment", "| a |\n| -: |\n| **b** |", "<_components.td style={{"],
    ["the space between words and components", "<B /> c **d**", '<B />{" c "}'],
  ])("%s", async (_, mdx, jsx) => {
    expect(await jsxOf(mdx)).toContain(jsx);
  });
});

test("elements that only a component knows, such as those of `:::note`, stay", () => {
  const text: Element = { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: "a" }] };
  const note: Element = { type: "element", tagName: "admonition", properties: {}, children: [text] };
  const tree: Root = { type: "root", children: [note] };
  staticProse()(tree);
  expect(tree.children).toEqual([note]);
});

test("line breaks next to a block are removed, those between components stay", async () => {
  expect(await jsxOf("a\n\n<B>\n  c\n</B>\n\n<D />\n<E />")).toBe(
    '<_components.p>{"a"}</_components.p><B><_components.p>{"c"}</_components.p></B>{"\\n"}<D />{"\\n"}<E />',
  );
});
