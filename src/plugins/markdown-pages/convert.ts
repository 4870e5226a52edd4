import type { Element, ElementContent, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import type { Nodes, Root as Markdown, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseFragment } from "parse5";
import { element, isElement } from "./elements";
import { blocks } from "./markdownTree";
import { rewrite } from "./rewrite";

/** Where a page's text begins, and what follows it. Parsing is slow, and the rest of a page may be large. */
const START = /<main\b|<h1\b/;
const END = /<nav class="[^"]*pagination-nav|<footer class="[^"]*theme-layout-footer/;

/** Parses a part of a page. Skips source positions, which would take half of the time. */
function parse(html: string): Element {
  const root = fromParse5(parseFragment(html)) as Root;
  return element("main", root.children as ElementContent[]);
}

/** The page's description for search engines. */
function descriptionOf(html: string): string | undefined {
  const [tag] = /<meta[^>]*\bname="?description[^>]*>/.exec(html) ?? [];
  const meta = tag === undefined ? undefined : parse(tag).children.find((node) => isElement(node));
  return meta && String(meta.properties.content);
}

function makeAbsolute(tree: Markdown, url: string): void {
  visit(tree, (node: Nodes) => {
    if (node.type === "link" || node.type === "image") {
      node.url = new URL(node.url, url).href;
    }
  });
}

/** The lines below the title: the page's description and its address. */
function introduction(description: string | undefined, url: string, rest: RootContent[]): RootContent[] {
  const isRepeated = rest.slice(0, 2).some((node) => toString(node) === description);
  const quote = (value: string): RootContent => ({
    type: "blockquote",
    children: [{ type: "paragraph", children: [{ type: "text", value }] }],
  });
  const source: RootContent = {
    type: "paragraph",
    children: [
      { type: "text", value: "Source: " },
      { type: "link", url, children: [{ type: "text", value: url }] },
    ],
  };
  return [...(description === undefined || isRepeated ? [] : [quote(description)]), source];
}

/** The parts of a page that become Markdown. */
export interface PageParts {
  description: string | undefined;
  /** HTML. */
  content: string;
}

/**
 * Extracts the parts of a page that become Markdown.
 *
 * @param html the page as the build wrote it
 */
export function partsOf(html: string): PageParts {
  const [start, end] = [START, END].map((pattern) => pattern.exec(html)?.index);
  return { description: descriptionOf(html), content: html.slice(start, end) };
}

/**
 * Converts a built page to Markdown (GFM, without HTML): all of its content, including collapsed sections and tabs that
 * are not selected. Links and images are absolute.
 *
 * @param url the page's absolute address
 * @returns undefined if the page has no title
 */
export function pageToMarkdown({ description, content }: PageParts, url: string): string | undefined {
  const tree: Markdown = { type: "root", children: blocks(rewrite(parse(content))) };
  const title = tree.children.findIndex((node) => node.type === "heading" && node.depth === 1);
  const heading = tree.children[title];
  if (!heading) {
    return undefined;
  }
  const rest = tree.children.slice(title + 1);
  tree.children = [heading, ...introduction(description, url, rest), ...rest];
  makeAbsolute(tree, url);
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    emphasis: "_",
    resourceLink: true,
    rule: "-",
  });
}
