import { EntryList, type Counts } from "./entryList";
import type { FilterQuery } from "./query";

/** Applies queries to a page's entries, and notifies its subscribers of the number of matches. */
export class FilterStore {
  private entries: EntryList | undefined;
  private current: Counts | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly counts = (): Counts | undefined => this.current;

  /** Reads a page's entries once they have loaded. Later calls are no-ops. */
  attach(page: HTMLElement | null): void {
    if (!this.entries && page?.querySelector(".entry")) {
      this.entries = new EntryList(page);
    }
  }

  /** Applies a query, in slices while the reader types. */
  readonly apply = (query: FilterQuery, isTyping: boolean): void => {
    if (this.entries) {
      this.current = this.entries.apply(query, isTyping);
      this.listeners.forEach((listener) => listener());
    }
  };

  /** Restores the page's original state. */
  readonly reset = (): void => {
    this.entries?.reset();
    this.entries = undefined;
  };
}
