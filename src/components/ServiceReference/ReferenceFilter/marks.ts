/** Name under which `filtered.css` styles the highlighted text. */
const HIGHLIGHT = "reference-match";

/** Debounce delay for highlighting, in milliseconds. Filtering is immediate. */
const DELAY_MS = 150;

/** The searched parts of an entry: its name, paragraphs and field names. */
export const SEARCHED = "h3, h4, p, .fields li > a";

let timer: number | undefined;

/** Finds words in an element's text. A match may span several text nodes, since elements such as `<wbr>` split them. */
function rangesIn(part: Element, words: RegExp[]): Range[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const matches = words.flatMap((word) => [...text.matchAll(word)]);
  return matches.map(({ 0: match, index: start }) => {
    const end = start + match.length;
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
 * Highlights words in entries, replacing previous highlights. It uses the CSS Custom Highlight API, which paints ranges
 * without adding elements, so even thousands of matches do not change the document. Browsers without the API
 * (Firefox before 140) filter without highlighting.
 */
export function showMarks(entries: Element[], words: RegExp[]): void {
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
