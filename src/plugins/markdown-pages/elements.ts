import type { Element, ElementContent } from "hast";
import { phrasing } from "hast-util-phrasing";

/** An element's class names, without the hash that CSS modules add. */
export function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String).map((name) => name.replace(/_[\w-]{4}$/, "")) : [];
}

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

export const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === "element" && (names.length === 0 || names.includes(node.tagName));

/** Whether a node is part of a line of text, rather than a block of its own. */
export const isInline = (node: ElementContent): boolean => node.type === "text" || phrasing(node);

/** Returns the first descendant in document order that `accepts` matches. */
export function find(parent: Element, accepts: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    const found = isElement(child) ? (accepts(child) ? child : find(child, accepts)) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The text inside, as written; a `br` element is a line break. */
export function textOf(node: ElementContent): string {
  if (node.type === "text") {
    return node.value;
  }
  if (node.type !== "element") {
    return "";
  }
  return node.tagName === "br" ? "\n" : node.children.map(textOf).join("");
}

export const text = (value: string): ElementContent => ({ type: "text", value });

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });
