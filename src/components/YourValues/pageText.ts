import { applyEdits } from "../../lib/applyEdits";
import type { Replacement, Replacer } from "../../values/replace";

/** Where values are replaced: documentation pages, including everything around their text. */
const PAGE = "main:has(.theme-doc-markdown)";

/** Elements left unchanged: text about the example itself, and form fields. */
const EXCLUDED = "[data-verbatim], script, style, textarea, select";

const INLINE = /^(?:A|ABBR|B|CODE|EM|I|KBD|MARK|S|SMALL|SPAN|STRONG|SUB|SUP|VAR|WBR)$/;

/** Name under which `yourValues.css` styles the reader's values. */
const HIGHLIGHT = "your-values";

/** The original text of a node, and the text it currently shows. */
const known = new WeakMap<Text, { original: string; shown: string }>();
/** The same for the column names that the phone layout shows in each cell. */
const knownLabels = new WeakMap<HTMLElement, { original: string; shown: string }>();

let find: Replacer = () => [];
let observer: MutationObserver | undefined;
const marks = new Map<Text, Range[]>();

interface Piece {
  node: Text;
  start: number;
  end: number;
}

/** Reads the original text below an element, with a line break at the start of each block, and its text nodes. */
function readText(root: Element): { text: string; pieces: Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(EXCLUDED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const pieces: Piece[] = [];
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      const before = known.get(node);
      const original = before?.shown === node.data ? before.original : node.data;
      known.set(node, { original, shown: node.data });
      pieces.push({ node, start: text.length, end: text.length + original.length });
      text += original;
    } else if (!INLINE.test(node.nodeName)) {
      text += "\n";
    }
  }
  return { text, pieces };
}

/**
 * The text that a node shows. A value that spans several nodes is placed entirely in the first one.
 *
 * @param replacements the replacements that overlap the node
 * @returns the text, and the positions of the reader's values in it
 */
function shownIn({ start, end }: Piece, text: string, replacements: readonly Replacement[]) {
  const places: [number, number][] = [];
  let shown = "";
  let position = start;
  for (const one of replacements) {
    if (one.start >= start) {
      shown += text.slice(position, one.start);
      places.push([shown.length, shown.length + one.text.length]);
      shown += one.text;
    }
    position = Math.min(one.end, end);
  }
  return { shown: shown + text.slice(position, end), places };
}

/** Undefined in browsers without CSS highlights (Firefox before 140), where only the note mentions the values. */
const highlight = "highlights" in CSS ? new Highlight() : undefined;

function mark(node: Text, places: readonly [number, number][]): void {
  marks.get(node)?.forEach((range) => highlight?.delete(range));
  marks.delete(node);
  if (highlight && places.length > 0) {
    const ranges = places.map(([start, end]) => {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    });
    ranges.forEach((range) => highlight.add(range));
    marks.set(node, ranges);
    CSS.highlights.set(HIGHLIGHT, highlight);
  }
}

function showText(root: Element): void {
  const { text, pieces } = readText(root);
  const replacements = find(text);
  let first = 0;
  for (const piece of pieces) {
    while ((replacements[first]?.end ?? Infinity) <= piece.start) {
      first += 1;
    }
    let past = first;
    while ((replacements[past]?.start ?? Infinity) < piece.end) {
      past += 1;
    }
    const touching = replacements.slice(first, past);
    const { shown, places } = shownIn(piece, text, touching);
    const before = known.get(piece.node);
    if (before && before.shown !== shown) {
      piece.node.data = shown;
      known.set(piece.node, { ...before, shown });
    }
    if (places.length > 0 || marks.has(piece.node)) {
      mark(piece.node, places);
    }
  }
}

function showLabels(root: Element): void {
  for (const cell of root.querySelectorAll<HTMLElement>("td[data-label]")) {
    const label = cell.dataset.label ?? "";
    const before = knownLabels.get(cell);
    const original = before?.shown === label ? before.original : label;
    const shown = applyEdits(original, find(original));
    knownLabels.set(cell, { original, shown });
    if (shown !== label) {
      cell.dataset.label = shown;
    }
  }
}

function show(root: Element): void {
  const pages = root.closest(PAGE) ? [root] : root.querySelectorAll(PAGE);
  for (const page of pages) {
    if (page.closest(EXCLUDED) === null) {
      showText(page);
      showLabels(page);
    }
  }
}

/** The block that contains a node. A value never spans more than one block. */
function blockAround(node: Node): Element | null {
  let block = node instanceof Element ? node : node.parentElement;
  block = block?.closest("pre") ?? block;
  while (block && INLINE.test(block.nodeName)) {
    block = block.parentElement;
  }
  return block;
}

/** Replaces values below an element. Always starts from the original text, so a no-op replacer restores that text. */
export function replaceIn(root: Element, replacer: Replacer): void {
  find = replacer;
  show(root);
  observer?.takeRecords();
}

/** Replaces values in content added later, such as the next page, another tab panel or the inputs of a service. */
export function watchPage(): void {
  observer = new MutationObserver((records) => {
    // After a change to the body itself, where dialogs and live regions come and go, only the added nodes are read.
    // After any other change, the whole block around it is read again.
    const changed = records.flatMap(({ target, addedNodes }) =>
      target === document.body ? [...addedNodes] : [target],
    );
    const blocks = new Set(changed.map(blockAround));
    for (const block of blocks) {
      if (block?.isConnected) {
        show(block);
      }
    }
    for (const node of marks.keys()) {
      if (!node.isConnected) {
        mark(node, []);
      }
    }
    observer?.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
