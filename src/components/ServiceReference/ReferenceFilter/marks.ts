import { wordPattern } from "../../wordSearch";

/** Time that marking may take at once before the browser gets its turn, milliseconds. */
const SLICE_MS = 8;

/** Where an entry's searched text stands: its name, paragraphs and names of fields. */
export const SEARCHED = "h3, h4, p, .fields li > a";

/** Marks the occurrences of words in the entries of a page. */
export class Marks {
  private marks: HTMLElement[] = [];
  private timer: number | undefined;

  /** Removes all marks, and marks the words in the given elements once the browser has shown them, in slices. */
  show(elements: HTMLElement[], words: string[]): void {
    this.clear();
    if (words.length === 0) {
      return;
    }
    const pattern = wordPattern(words, "g");
    let next = 0;
    const slice = (): void => {
      const end = performance.now() + SLICE_MS;
      for (; next < elements.length && performance.now() < end; next += 1) {
        elements[next]?.querySelectorAll<HTMLElement>(SEARCHED).forEach((part) => this.mark(part, pattern));
      }
      this.timer = next < elements.length ? window.setTimeout(slice) : undefined;
    };
    this.timer = window.setTimeout(slice);
  }

  clear(): void {
    window.clearTimeout(this.timer);
    for (const mark of this.marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
    this.marks = [];
  }

  private mark(part: HTMLElement, pattern: RegExp): void {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      // From the end, so that the positions before stay valid.
      for (const match of [...text.data.matchAll(pattern)].reverse()) {
        const word = text.splitText(match.index);
        word.splitText(match[0].length);
        const mark = document.createElement("mark");
        word.replaceWith(mark);
        mark.append(word);
        this.marks.push(mark);
      }
    }
  }
}
