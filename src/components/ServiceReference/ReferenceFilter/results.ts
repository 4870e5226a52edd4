import type { Query } from "./query";
import { ReferenceView, type Counts } from "./view";

/** What a filter leaves on a page: applies queries to the page's entries and tells those who listen what is left. */
export class Results {
  private view: ReferenceView | undefined;
  private current: Counts | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly counts = (): Counts | undefined => this.current;

  /** Takes a page's entries, if they are there; once is enough. */
  attach(page: HTMLElement | null): void {
    if (!this.view && page?.querySelector(".entry")) {
      this.view = new ReferenceView(page);
    }
  }

  /** Applies a query, in slices while the reader types. */
  readonly show = (query: Query, isTyping: boolean): void => {
    if (this.view) {
      this.current = this.view.show(query, isTyping);
      this.listeners.forEach((listener) => listener());
    }
  };

  /** Leaves the page as it was. */
  readonly reset = (): void => {
    this.view?.reset();
    this.view = undefined;
  };
}
