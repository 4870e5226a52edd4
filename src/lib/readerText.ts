import { withoutMarks } from "../values/verbatim";
import { createStore } from "./store";

/** Translates text between the example company's values, which the pages use, and the reader's own. */
export interface ReaderText {
  /** Replaces the example's values in page text with the reader's. */
  toReader: (text: string) => string;
  /**
   * Replaces the reader's values in HCL with the example's, so that it may leave this browser. `toReader` returns the
   * same HCL again.
   */
  toExample: (hcl: string) => string;
  /** Replaces the reader's values in text of the page with the example's, so that it may leave this browser. */
  restore: (text: string) => string;
}

/** The translation for readers without values of their own. */
export const unchangedText: ReaderText = { toReader: withoutMarks, toExample: (hcl) => hcl, restore: (text) => text };

/** The translation that components apply. `src/components/YourValues` sets it for readers who have their own values. */
export const readerText = createStore(unchangedText);
