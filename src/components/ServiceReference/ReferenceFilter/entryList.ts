import { patternOf, wordsOf } from "../../../lib/wordSearch";
import { clearMarks, SEARCHED, showMarks } from "./marks";
import { EXPANDED_ATTRIBUTE } from "./expandedEntries";
import { matches, type FilterableEntry, type FilterQuery } from "./query";

interface Entry extends FilterableEntry {
  element: HTMLElement;
  name: string;
}

/** A heading and the entries under it. */
interface Section {
  heading: HTMLElement | undefined;
  block: HTMLElement;
  entries: Entry[];
}

/** Number of entries toggled per task while the reader types: first those likely in view, then the rest in slices. */
const FIRST_SLICE = 12;
const SLICE = 60;

/** How many entries match a query, and how many there are in total. */
export interface Counts {
  inputs: number;
  allInputs: number;
  outputs: number;
  allOutputs: number;
  /** Number of matching entries under each heading, keyed by the heading's id. */
  sections: ReadonlyMap<string, number>;
}

function readEntry(element: HTMLElement): Entry {
  const { type = "", group = "", required } = element.dataset;
  const texts = [...element.querySelectorAll(SEARCHED)].map(({ textContent }) => textContent);
  return {
    element,
    name: element.querySelector("h3, h4")?.textContent ?? "",
    kind: element.id.startsWith("output_") ? "output" : "input",
    text: texts.join("\n"),
    group,
    type,
    isRequired: required !== undefined,
  };
}

/** The entries in a page's HTML. Shows, hides, sorts and highlights them in place. */
export class EntryList {
  private readonly sections: Section[];
  private readonly entries: Entry[];
  /** Contains all inputs while they are sorted alphabetically. */
  private alphabet: HTMLElement | undefined;
  private nextSlice: number | undefined;

  /** @param page the element that contains the headings and blocks */
  constructor(private readonly page: HTMLElement) {
    this.sections = [...page.querySelectorAll<HTMLElement>(".reference")]
      .map((block) => {
        const before = block.previousElementSibling;
        return {
          heading: before instanceof HTMLHeadingElement ? before : undefined,
          block,
          entries: [...block.querySelectorAll<HTMLElement>(".entry")].map(readEntry),
        };
      })
      .filter(({ entries }) => entries.length > 0);
    this.entries = this.sections.flatMap(({ entries }) => entries);
  }

  /**
   * Applies a query and returns how many entries match.
   *
   * @param isTyping whether more keystrokes are likely to follow. If so, the first entries are updated at once and the
   *   rest in slices, so that the next keystroke does not have to wait
   */
  apply(query: FilterQuery, isTyping: boolean): Counts {
    const words = wordsOf(query.text).map(patternOf);
    const shown = this.entries.filter((entry) => matches(entry, query, words));
    const isShown = new Set(shown);
    this.setOrder(query.order);
    const changed: Entry[] = [];
    const sections = new Map<string, number>();
    for (const { heading, block, entries } of this.sections) {
      const isMoved = query.order === "name" && entries[0]?.kind === "input";
      const matching = entries.filter((entry) => isShown.has(entry)).length;
      const isEmpty = matching === 0;
      block.hidden = isEmpty && !isMoved;
      if (heading) {
        heading.hidden = isMoved || isEmpty;
        sections.set(heading.id, matching);
      }
      if (!block.hidden) {
        changed.push(...entries.filter((entry) => entry.element.hidden === isShown.has(entry)));
      }
    }
    if (this.alphabet) {
      this.alphabet.hidden = !shown.some(({ kind }) => kind === "input");
    }
    this.toggle(changed, isTyping ? FIRST_SLICE : changed.length);
    showMarks(
      shown.map(({ element }) => element),
      words,
    );
    const count = (entries: Entry[], kind: Entry["kind"]): number =>
      entries.filter((entry) => entry.kind === kind).length;
    return {
      inputs: count(shown, "input"),
      allInputs: count(this.entries, "input"),
      outputs: count(shown, "output"),
      allOutputs: count(this.entries, "output"),
      sections,
    };
  }

  /** Toggles the visibility of the entries, slice by slice. */
  private toggle(entries: Entry[], slice: number): void {
    window.clearTimeout(this.nextSlice);
    for (const { element } of entries.slice(0, slice)) {
      element.hidden = !element.hidden;
    }
    if (entries.length > slice) {
      this.nextSlice = window.setTimeout(() => this.toggle(entries.slice(slice), SLICE));
    }
  }

  /** Restores the page's original state. */
  reset(): void {
    clearMarks();
    window.clearTimeout(this.nextSlice);
    this.setOrder("group");
    for (const { heading, block, entries } of this.sections) {
      block.hidden = false;
      entries.forEach(({ element }) => {
        element.hidden = false;
        element.removeAttribute(EXPANDED_ATTRIBUTE);
      });
      if (heading) {
        heading.hidden = false;
      }
    }
  }

  private setOrder(order: FilterQuery["order"]): void {
    if (order === "name" && !this.alphabet) {
      const inputs = this.entries.filter(({ kind }) => kind === "input").sort((a, b) => (a.name < b.name ? -1 : 1));
      const heading = document.createElement("h3");
      heading.textContent = "All inputs, A to Z";
      this.alphabet = document.createElement("div");
      this.alphabet.className = "reference";
      this.alphabet.append(heading, ...inputs.map(({ element }) => element));
      const first = this.sections[0];
      (first?.heading ?? first?.block ?? this.page).before(this.alphabet);
    } else if (order === "group" && this.alphabet) {
      this.sections.forEach(({ block, entries }) => block.append(...entries.map(({ element }) => element)));
      this.alphabet.remove();
      this.alphabet = undefined;
    }
  }
}
