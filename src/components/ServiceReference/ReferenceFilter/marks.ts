import { findAll } from "../../wordSearch";

/** Name by which `reference.css` knows what is marked. */
const HIGHLIGHT = "reference-match";

/** Marks follow when the typing pauses, milliseconds: what is found comes first. */
const DELAY_MS = 150;

/** Where an entry's searched text stands: its name, paragraphs and names of fields. */
export const SEARCHED = "h3, h4, p, .fields li > a";

let timer: number | undefined;

function rangesIn(part: Element, words: string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const lowered = text.data.toLowerCase();
    // A few letters of the world are longer in lower case; positions would be wrong after them.
    for (const [start, end] of lowered.length === text.length ? findAll(lowered, words) : []) {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Removes all marks. */
export function clearMarks(): void {
  window.clearTimeout(timer);
  if ("highlights" in CSS) {
    CSS.highlights.delete(HIGHLIGHT);
  }
}

/**
 * Marks words in entries, instead of what was marked before. Marks are ranges that the browser paints, no elements:
 * thousands of them change nothing in the page. Browsers that cannot do it
 * (Safari before 17.2, Firefox before 140) filter without marks.
 */
export function showMarks(entries: Element[], words: string[]): void {
  clearMarks();
  if (words.length > 0 && "highlights" in CSS) {
    timer = window.setTimeout(() => {
      const highlight = new Highlight();
      const parts = entries.flatMap((entry) => [...entry.querySelectorAll(SEARCHED)]);
      parts.flatMap((part) => rangesIn(part, words)).forEach((range) => highlight.add(range));
      CSS.highlights.set(HIGHLIGHT, highlight);
    }, DELAY_MS);
  }
}
