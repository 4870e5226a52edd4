import type { Element, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { breakableParts } from "../../lib/breakableParts";

/** A longer piece of inline code does not always fit on a line of a phone. */
const MAX_PIECE = 28;

/** The length of the longest piece in which no line can break. Lines can break at spaces, hyphens and slashes. */
export const longestPiece = (text: string): number => Math.max(...text.split(/[\s/-]/).map((piece) => piece.length));

/** Lets code wrap between the words of its names, rather than within a word. */
export function makeBreakable(code: Element): void {
  code.children = breakableParts(toString(code)).flatMap((value, index) => [
    ...(index > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
    { type: "text" as const, value },
  ]);
}

/** Rehype plugin: lets long names in inline code wrap between their words. */
export default function longNames() {
  return (tree: Root): void => {
    visit(tree, "element", (code, _, parent) => {
      const isInline = code.tagName === "code" && parent?.type === "element" && parent.tagName !== "pre";
      if (isInline && longestPiece(toString(code)) > MAX_PIECE) {
        makeBreakable(code);
      }
    });
  };
}
