import { wordsOf } from "../../wordSearch";
import { clearMarks, SEARCHED, showMarks } from "./marks";
import { matches, type Candidate, type Query } from "./query";

interface Entry extends Candidate {
  element: HTMLElement;
  name: string;
}

/** A heading and the entries under it. */
interface Section {
  heading: HTMLElement | undefined;
  block: HTMLElement;
  entries: Entry[];
}

/** So many entries are shown or hidden at once while the reader types: what is in view, and then the others. */
const FIRST_SLICE = 12;
const SLICE = 60;

/** How many entries a query leaves, of how many. */
export interface Counts {
  inputs: number;
  allInputs: number;
  outputs: number;
  allOutputs: number;
}

function readEntry(element: HTMLElement): Entry {
  const { type = "", group = "", required } = element.dataset;
  const texts = [...element.querySelectorAll(SEARCHED)].map(({ textContent }) => textContent);
  return {
    element,
    name: element.querySelector("h3, h4")?.textContent ?? "",
    kind: element.id.startsWith("output_") ? "output" : "input",
    text: texts.join("\n").toLowerCase(),
    group,
    type,
    isRequired: required !== undefined,
  };
}

/** The entries of a page as they stand in its HTML: shows, hides, orders and marks them in place. */
export class ReferenceView {
  private readonly sections: Section[];
  private readonly entries: Entry[];
  /** Holds all inputs while they are ordered by name. */
  private alphabet: HTMLElement | undefined;
  private nextSlice: number | undefined;

  /** @param page element that holds the headings and blocks */
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
   * Applies a query and tells what it leaves.
   *
   * @param isTyping whether more is likely to come: the first entries then change at once, and the others in slices
   *   that leave room for the next key stroke
   */
  show(query: Query, isTyping: boolean): Counts {
    const words = wordsOf(query.text);
    const shown = this.entries.filter((entry) => matches(entry, query, words));
    const isShown = new Set(shown);
    this.order(query.order);
    const changed: Entry[] = [];
    for (const { heading, block, entries } of this.sections) {
      const isMoved = query.order === "name" && entries[0]?.kind === "input";
      const isEmpty = !entries.some((entry) => isShown.has(entry));
      block.hidden = isEmpty && !isMoved;
      if (heading) {
        heading.hidden = isMoved || isEmpty;
      }
      if (!block.hidden) {
        changed.push(...entries.filter((entry) => entry.element.hidden === isShown.has(entry)));
      }
    }
    this.change(changed, isTyping ? FIRST_SLICE : changed.length);
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
    };
  }

  /** Shows what is hidden and hides what is shown, a slice after the other. */
  private change(entries: Entry[], slice: number): void {
    window.clearTimeout(this.nextSlice);
    for (const { element } of entries.slice(0, slice)) {
      element.hidden = !element.hidden;
    }
    if (entries.length > slice) {
      this.nextSlice = window.setTimeout(() => this.change(entries.slice(slice), SLICE));
    }
  }

  /** Leaves the page as it was. */
  reset(): void {
    clearMarks();
    window.clearTimeout(this.nextSlice);
    this.order("group");
    for (const { heading, block, entries } of this.sections) {
      block.hidden = false;
      entries.forEach(({ element }) => {
        element.hidden = false;
      });
      if (heading) {
        heading.hidden = false;
      }
    }
  }

  private order(order: Query["order"]): void {
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
