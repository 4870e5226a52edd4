import { createSlugger } from "@docusaurus/utils";
import type { Heading, Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Service } from "../catalog/schema";
import { Wiring } from "../catalog/wiring";
import type { Page } from "./page";
import { serviceAnchors } from "./serviceAnchors";
import type { Source } from "./source";

/** The id that a writer gives a heading: `## Heading {/* #id *\/}`. */
export function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === "mdxTextExpression" ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
}

/** An element or a component. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an attribute that is a literal string, such as `href="…"`. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === "mdxJsxAttribute" && candidate.name === name,
  );
  return typeof attribute?.value === "string" ? attribute.value : undefined;
}

/** Whether a node is an element or a component. */
export function isElement(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Whether a line contains only elements and expressions, which MDX then treats as blocks. */
export const isLineOfElements = ({ children }: Parents): boolean =>
  children.every(
    (node) =>
      node.type === "mdxJsxTextElement" ||
      node.type === "mdxTextExpression" ||
      (node.type === "text" && node.value.trim() === ""),
  );

/** The ids in a page's Markdown: those of headings, slugged as in the build, and the `id` attributes of elements. */
function markdownAnchors(page: Page): Set<string> {
  const ids = new Set<string>();
  const slugger = createSlugger();
  visit(page.tree, (node) => {
    if (node.type === "heading") {
      ids.add(explicitId(node) ?? slugger.slug(toString(node)));
    } else if (isElement(node)) {
      const id = textAttribute(node, "id");
      if (id !== undefined) {
        ids.add(id);
      }
    }
  });
  return ids;
}

/**
 * Every id on the built page: those in its Markdown, and those that the build adds from its service's data.
 *
 * @param partials the partials that the page imports
 * @param dataFiles the data files of all services, with or without problems
 * @returns undefined if the page, one of its partials or its data file has a mistake, which is reported instead
 */
export function pageAnchors(
  page: Page,
  services: readonly Service[],
  partials: readonly Page[] = [],
  dataFiles: readonly Source[] = [],
): Set<string> | undefined {
  const parts = [page, ...partials];
  const service = services.find(({ group, slug }) => page.path === `reference/services/${group}/${slug}.mdx`);
  const hasData = dataFiles.some(({ file }) => file === page.file.replace(/\.mdx$/, ".yaml"));
  if (!parts.every(({ isValid }) => isValid) || (hasData && service === undefined)) {
    return undefined;
  }
  const added = service === undefined ? [] : serviceAnchors(service, new Wiring(services));
  return new Set([...parts.flatMap((part) => [...markdownAnchors(part)]), ...added]);
}
