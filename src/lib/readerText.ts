import { createStore } from "./store";

/** Translates texts between the example company of the pages and what the reader has put in its place. */
export interface ReaderText {
  /** A text of the pages with the reader's values. */
  toReader: (text: string) => string;
  /** HCL of the reader with the example's values, as it may leave this browser. */
  toExample: (hcl: string) => string;
}

const asItIs = (text: string): string => text;

/** Without values of the reader: both texts are the same. */
export const unchangedText: ReaderText = { toReader: asItIs, toExample: asItIs };

/** What components show, copy and read texts with. `src/components/YourValues` sets it for readers who have values. */
export const readerText = createStore(unchangedText);
