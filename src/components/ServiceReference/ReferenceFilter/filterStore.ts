import { createStore } from "../../../lib/store";
import { EntryList, type Counts } from "./entryList";
import type { FilterQuery } from "./query";

/** Applies queries to a page's entries. */
export class FilterStore {
  private entries: EntryList | undefined;

  /** How many entries match; undefined until they have loaded. */
  readonly counts = createStore<Counts | undefined>(undefined);

  /** Reads a page's entries once they have loaded. Later calls are no-ops. */
  attach(page: HTMLElement | null): void {
    if (!this.entries && page?.querySelector(".entry")) {
      this.entries = new EntryList(page);
    }
  }

  /** Applies a query, in slices while the reader types. */
  apply(query: FilterQuery, isTyping: boolean): void {
    if (this.entries) {
      this.counts.set(this.entries.apply(query, isTyping));
    }
  }

  /** Restores the page's original state. */
  readonly reset = (): void => {
    this.entries?.reset();
    this.entries = undefined;
  };
}
