import type { Root } from "hast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { expect, it } from "vitest";
import imageAttributes from ".";

it.each([
  ["Macie&#39;s &quot;results&quot;", `Macie's "results"`],
  ["a &lt; b &amp;&amp; c &gt; d", "a < b && c > d"],
  // The text itself contains an entity.
  ["&amp;amp; and &amp;#39;", "&amp; and &#39;"],
])("alt texts and titles contain what the writer wrote: %s", (escaped, written) => {
  const img = (text: string): Root => {
    const attributes = ["alt", "title"].map((name) => ({ type: "mdxJsxAttribute" as const, name, value: text }));
    const node: MdxJsxTextElement = { type: "mdxJsxTextElement", name: "img", attributes, children: [] };
    return { type: "root", children: [node as never] };
  };
  const tree = img(escaped);
  imageAttributes()(tree);
  expect(tree).toEqual(img(written));
});
