import { safeDecode } from "@site/src/lib/safeDecode";
import { isRendered, scrolledToTopTest } from "@site/src/lib/scrolledToTop";
import type { Place } from "./reportUrl";

/** Targets of a report: headings, and a service's inputs and outputs. */
const PLACES = "article :is(h2, h3)[id], article .entry[id]";

/** The node that the reader points to: the selected text, or else the target of the URL's fragment. */
function markedNode(): Node | null {
  const selection = window.getSelection();
  return selection && !selection.isCollapsed
    ? selection.anchorNode
    : document.getElementById(safeDecode(window.location.hash.slice(1)));
}

/**
 * Finds the current heading: that of the selected text, or else the target of the URL's fragment, or else the last one
 * that has scrolled up to the top of the viewport.
 *
 * @returns undefined above the first heading
 */
export function placeOfReader(): Place | undefined {
  const places = Array.from(document.querySelectorAll<HTMLElement>(PLACES));
  const marked = markedNode();
  const isBefore = (place: HTMLElement, node: Node): boolean =>
    place.contains(node) || (place.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const place = places.findLast(marked ? (one) => isRendered(one) && isBefore(one, marked) : scrolledToTopTest());
  const heading = place?.querySelector("h3, h4") ?? place;
  const text = heading?.textContent.replace(/\u200B/g, "").trim();
  return place && text !== undefined ? { id: place.id, text } : undefined;
}
