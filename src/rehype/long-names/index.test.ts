import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import longNames from ".";

/** HTML of code inside an element, after the plugin. */
function codeIn(tagName: string, text: string): string {
  const code: Element = { type: "element", tagName: "code", properties: {}, children: [{ type: "text", value: text }] };
  const tree: Root = { type: "root", children: [{ type: "element", tagName, properties: {}, children: [code] }] };
  longNames()(tree);
  return toHtml(tree);
}

it.each([
  // 28 and 29 characters.
  ["cluster_service_ipv4_cidr_xx", "cluster_service_ipv4_cidr_xx"],
  ["cluster_service_ipv4_cidr_xxx", "cluster_<wbr>service_<wbr>ipv4_<wbr>cidr_<wbr>xxx"],
  ["infrastructure-live/prod/us-east-2/a_b", "infrastructure-live/prod/us-east-2/a_b"],
  ["some words with_names and more_names", "some words with_names and more_names"],
])("inline code wraps between the words of long names: %s", (text, html) => {
  expect(codeIn("p", text)).toBe(`<p><code>${html}</code></p>`);
});

it("leaves blocks of code alone", () => {
  expect(codeIn("pre", "cluster_service_ipv4_cidr_xxx")).toBe("<pre><code>cluster_service_ipv4_cidr_xxx</code></pre>");
});
