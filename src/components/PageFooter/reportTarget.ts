import { readerText } from "@site/src/lib/readerText";
import { safeDecode } from "@site/src/lib/safeDecode";
import { isRendered, scrolledToTopTest } from "@site/src/lib/scrolledToTop";
import type { ReportTarget } from "./reportUrl";

/** What a report can be about: headings, and a service's inputs and outputs. */
const TARGETS = "article :is(h2, h3)[id], article .entry[id]";

/** The node that the reader refers to: the start of the selected text, or else the target of the URL's fragment. */
function pointedNode(): Node | null {
  const selection = window.getSelection();
  return selection && !selection.isCollapsed
    ? selection.anchorNode
    : document.getElementById(safeDecode(window.location.hash.slice(1)));
}

/**
 * Finds the current heading. Its section contains the selected text or, without a selection, the target of the URL's
 * fragment. With neither, it is the last heading that has scrolled up to the top of the viewport.
 *
 * @returns undefined above the first heading
 */
export function reportTarget(): ReportTarget | undefined {
  const targets = Array.from(document.querySelectorAll<HTMLElement>(TARGETS));
  const pointed = pointedNode();
  const isBefore = (target: HTMLElement, node: Node): boolean =>
    target.contains(node) || (target.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const target = targets.findLast(pointed ? (one) => isRendered(one) && isBefore(one, pointed) : scrolledToTopTest());
  const heading = target?.querySelector("h3, h4") ?? target;
  const text = heading?.textContent.replace(/\u200B/g, "").trim();
  return target && text !== undefined ? { id: target.id, text: readerText.get().restore(text) } : undefined;
}
