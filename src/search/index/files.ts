import type { SearchRecord } from "../types";

/** Names of the files of an index. Postings and texts are split, so that a query fetches little. */
export const fileName = {
  core: "core",
  postings: (index: number) => `words-${index}`,
  texts: (index: number) => `texts-${index}`,
};

/** A record as it is kept for display. */
export type StoredRecord = Pick<SearchRecord, "level" | "heading" | "parents" | "anchor" | "note" | "text">;

/** Number of the file (or page) that holds an item, by the first item of each. */
export function rangeOf(starts: Uint32Array, item: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= item) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
