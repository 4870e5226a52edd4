import { findAll } from "../../../lib/wordSearch";

/** Name under which `filtered.css` styles the highlighted text. */
const HIGHLIGHT = "reference-match";

/** Entries are filtered at once; their text is highlighted when the typing pauses, milliseconds. */
const DELAY_MS = 150;

/** The parts of an entry that are searched: its name, paragraphs and names of fields. */
export const SEARCHED = "h3, h4, p, .fields li > a";

let timer: number | undefined;

/** Ranges of words in an element's text, which elements such as `<wbr>` divide into several nodes. */
function rangesIn(part: Element, words: string[]): Range[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const lowered = text.toLowerCase();
  // A few letters grow longer in lower case, which would shift every position after them.
  return (lowered.length === text.length ? findAll(lowered, words) : []).map(([start, end]) => {
    const range = document.createRange();
    const first = nodes.findLast((one) => one.start <= start);
    const last = nodes.findLast((one) => one.start < end);
    if (first && last) {
      range.setStart(first.node, start - first.start);
      range.setEnd(last.node, end - last.start);
    }
    return range;
  });
}

/** Removes every highlight. */
export function clearMarks(): void {
  window.clearTimeout(timer);
  if ("highlights" in CSS) {
    CSS.highlights.delete(HIGHLIGHT);
  }
}

/**
 * Highlights words in entries, in place of what was highlighted before. Highlights are ranges that the browser paints,
 * not elements, so thousands of them leave the document as it is. Browsers that lack them (Safari before 17.2,
 * Firefox before 140) filter without.
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
