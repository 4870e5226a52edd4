import htmlTags from "html-tags";
import type { Nodes, Parents } from "mdast";
import { didYouMean } from "../../lib/didYouMean";
import type { Problem } from "../../lib/problem";
import { isElement, isLineOfElements, textAttribute, type JsxElement } from "../anchors";
import { components } from "../components";
import type { Page } from "../page";
import { declaredNames } from "../scope";
import { problemAt } from "../source";

/** Components of upstream's theme that pages can use, too. */
const UPSTREAM = ["Details", "Head"];

const HTML: readonly string[] = htmlTags;

/**
 * Whether an element is neither HTML nor a component.
 *
 * @param declared what the page imports and exports
 */
export function isUnknown({ name }: JsxElement, declared: ReadonlySet<string>): boolean {
  const known = [...HTML, ...Object.keys(components), ...UPSTREAM, ...declared];
  return name !== null && !known.includes(name.replace(/\..*/, ""));
}

/** HTML elements that cannot be in a paragraph. */
const BLOCKS = /^(?:blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

/** HTML elements that cannot contain a paragraph. */
const TEXTS = /^(?:p|h[1-6])$/;

/** Whether a node is in a paragraph with other text, or in a heading. */
function isInText(ancestors: readonly Parents[]): boolean {
  const line = ancestors.findLast(({ type }) => type === "paragraph" || type === "heading");
  return line?.type === "heading" || (line?.type === "paragraph" && !isLineOfElements(line));
}

const isInCell = (ancestors: readonly Parents[]): boolean => ancestors.some(({ type }) => type === "tableCell");

/** Returns what is wrong with a component's attributes and with where it is. */
function componentMessages(element: JsxElement, name: string, ancestors: readonly Parents[]): string[] {
  const component = components[name];
  if (component === undefined) {
    const names = Object.keys(components);
    const close = ancestors.findLast(isElement)?.name === "Tabs" ? "TabItem" : didYouMean(name, names);
    const hint = close === undefined ? `Use one of ${names.join(", ")}` : `Did you mean <${close}>`;
    return UPSTREAM.includes(name)
      ? []
      : [`There is no component <${name}>. ${hint}${close === undefined ? ", or write a literal < as \\<." : "?"}`];
  }
  const { attributes, required = [], isInline = false } = component;
  const allowed = [...required, ...(attributes ?? [])];
  const unknown = element.attributes
    .map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"))
    .filter((attribute) => attributes !== undefined && !allowed.includes(attribute));
  const missing = unknown.length > 0 ? [] : required.filter((attribute) => !textAttribute(element, attribute)?.trim());
  const hint = allowed.length === 0 ? "It has no attributes." : `It has ${allowed.join(", ")}.`;
  return [
    ...unknown.map((attribute) => `<${name}> has no attribute "${attribute}". ${hint}`),
    ...missing.map((attribute) => `<${name}> needs ${attribute}="…", with its value in quotes.`),
    ...(!isInline && (isInText(ancestors) || isInCell(ancestors))
      ? [`<${name}> is a block. Put it on a line of its own.`]
      : []),
  ];
}

/** Returns what is wrong with an HTML element's name and with where it is. */
function htmlMessages(element: JsxElement, name: string, ancestors: readonly Parents[]): string[] {
  const component = Object.keys(components).find((candidate) => candidate.toLowerCase() === name);
  if (component !== undefined) {
    return [`<${name}> is not an HTML element. Did you mean <${component}>?`];
  }
  const isInVector = ancestors.some((ancestor) => isElement(ancestor) && /^(?:svg|math)$/.test(ancestor.name ?? ""));
  if (!isInVector && name !== "" && !HTML.includes(name)) {
    const close = didYouMean(name, HTML);
    return [
      `<${name}> is not an HTML element. ${close === undefined ? "Write a literal < as \\<." : `Did you mean <${close}>?`}`,
    ];
  }
  if (BLOCKS.test(name) && isInText(ancestors)) {
    return [`<${name}> cannot be part of a sentence. Put it on a line of its own.`];
  }
  return TEXTS.test(name) && element.children.some(({ type }) => type === "paragraph")
    ? [`<${name}> cannot contain a paragraph. Write its text on the same line as its tags.`]
    : [];
}

/** Elements are components or HTML, have the attributes that they need, and are only where they are allowed. */
export function elements(page: Page): Problem[] {
  const problems: Problem[] = [];
  const declared = declaredNames(page);
  const walk = (node: Nodes, ancestors: readonly Parents[]): void => {
    if (isElement(node)) {
      const name = node.name ?? "";
      const isOwn = declared.has(name.replace(/\..*/, ""));
      const find = /^[A-Z]/.test(name) ? componentMessages : htmlMessages;
      const messages = isOwn ? [] : find(node, name, ancestors);
      if (textAttribute(node, "style") !== undefined) {
        messages.push('"style" cannot be a string in MDX. Remove it, or write an object: style={{ width: "50%" }}.');
      }
      problems.push(...messages.map((message) => problemAt(page, node, message)));
    }
    if ("children" in node) {
      node.children.forEach((child) => walk(child, [...ancestors, node]));
    }
  };
  walk(page.tree, []);
  return problems;
}
