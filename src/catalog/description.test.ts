import fc from "fast-check";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";
import { parseFragment, serialize } from "parse5";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { referencedInputs, renderDescription, renderPlainText } from "./description";

const names = { inputs: new Set(["vpc_id", "name"]), outputs: new Set(["arn", "name"]) };
const rendered = (text: string, self?: string): string =>
  renderDescription(text, { ...names, ...(self && { self }) }).text;

test("code that names an input or an output becomes a link, to the input if both have that name", () => {
  expect(rendered("Set `vpc_id`.")).toBe('Set <a href="#input_vpc_id"><code>vpc_<wbr />id</code></a>.');
  expect(rendered("Set `var.vpc_id`.")).toBe('Set <a href="#input_vpc_id"><code>var.<wbr />vpc_<wbr />id</code></a>.');
  expect(rendered("See `arn`, `name`.")).toBe(
    'See <a href="#output_arn"><code>arn</code></a>, <a href="#input_name"><code>name</code></a>.',
  );
});

test("an output never links to an input of the same name", () => {
  expect(rendered("The output `name`, **the output `name`**.")).toBe(
    'The output <a href="#output_name"><code>name</code></a>, <strong>the output <a href="#output_name"><code>name</code></a></strong>.',
  );
  expect(rendered("The output `vpc_id` of the VPC. No output, `vpc_id`.")).toBe(
    'The output <code>vpc_id</code> of the VPC. No output, <a href="#input_vpc_id"><code>vpc_<wbr />id</code></a>.',
  );
});

test("an entry does not link to itself, and other code stays code", () => {
  expect(rendered("`name` and `0.0.0.0/0`.", "name")).toBe("<code>name</code> and <code>0.0.0.0/0</code>.");
});

test("renders links and emphasis, and shows markup as text", () => {
  expect(rendered("[AWS](https://aws.amazon.com/?a=1&b=2) *now* **here**.")).toBe(
    '<a href="https://aws.amazon.com/?a=1&amp;b=2">AWS</a> <em>now</em> <strong>here</strong>.',
  );
  expect(rendered('A <b>tag</b> & `<>{}"`, 😀 and ${x}.')).toBe(
    'A &lt;b>tag&lt;/b> &amp; <code>&lt;>{}"</code>, 😀 and ${x}.',
  );
});

test("rejects anything but inline Markdown", () => {
  expect(() => rendered("- a list")).toThrow("list");
  expect(() => rendered("![image](x.png)")).toThrow("image");
});

test.each(["javascript:alert(1)", "data:text/html,x", "JavaScript:alert(1)", "file.md"])(
  "rejects the link %s",
  (url) => {
    expect(() => rendered(`[Read](${url}) this.`)).toThrow(`the link ${url} is not allowed`);
  },
);

test("renders only code in plain text, with links where it names an input or an output", () => {
  expect(renderPlainText("- <b> *a* [b](c) `<x>`, `vpc_id`\n# no", names).text).toBe(
    '- &lt;b&gt; *a* [b](c) <code>&lt;x&gt;</code>, <a href="#input_vpc_id"><code>vpc_<wbr />id</code></a>\n# no',
  );
});

test("text rendered without parsing matches the output of the Markdown parser", () => {
  const words = ["a", "Word", "1", " ", "  ", ".", "1. ", "- ", "+ ", "# ", "> ", "\n", "\t", ", ", "(x)", "=", "---"];
  const marks = [
    "`",
    "``",
    "`a`",
    "` b `",
    '`<c> "d"`',
    "*",
    "*a*",
    "_a_",
    "[a](#b)",
    "~~~",
    "!",
    "<",
    ">",
    "&amp;",
    "\\",
    '"',
  ];
  const texts = fc.array(fc.constantFrom(...words, ...marks), { maxLength: 12 }).map((parts) => parts.join("").trim());
  const allowed = new Set(["paragraph", "text", "inlineCode", "emphasis", "strong", "link"]);
  const asDocument = (markup: string): string => serialize(parseFragment(markup));
  fc.assert(
    fc.property(texts, (text) => {
      const [block, ...others] = fromMarkdown(text).children;
      fc.pre(block?.type === "paragraph" && others.length === 0);
      visit(block, ({ type }) => fc.pre(allowed.has(type)));
      const { children } = toHast(block) as Element;
      const noNames = { inputs: new Set<string>(), outputs: new Set<string>() };
      expect(asDocument(renderDescription(text, noNames).text)).toBe(asDocument(toHtml(children)));
    }),
    { numRuns: 1000, seed: 5 },
  );
});

test.each(["1. one", "- a", "+ a", "* a", "# a", "> a", "---", "```\na\n```", "    a", "a\n---"])(
  "%j, which is a block in Markdown, is not rendered as text",
  (text) => {
    expect(() => rendered(text)).toThrow("write one paragraph");
  },
);

test("finds references of the form var.name", () => {
  expect(referencedInputs("`var.a`, `b` and `var.c_d`; var.e")).toEqual(["a", "c_d"]);
});
