import type { RecordKind, SearchRecord } from "../types";

/** Names of the files of an index. All but the core are split, so that a query fetches little. */
export const fileName = {
  core: "core",
  postings: (index: number) => `words-${index}`,
  headings: (index: number) => `headings-${index}`,
  names: (index: number) => `names-${index}`,
  texts: (index: number) => `texts-${index}`,
};

/** Whether the heading of a record is a name: names are more than half of an index, and few results are such. */
export function hasName(kind: RecordKind): boolean {
  return kind !== "page" && kind !== "section";
}

/** What a result is called and where it leads, as it is kept for display. */
export type StoredHeading = [
  heading: string,
  parents: string[],
  /** A list has what stands before the heading in it: anchors of inputs repeat their long names. */
  anchor: string | [before: string],
];

/** What a result says, as it is kept for display. */
export type StoredText = [text: string, note?: string];

/** The heading of a record as the index keeps it. */
export function storedHeading({ heading, parents, anchor }: SearchRecord): StoredHeading {
  const isInAnchor = heading !== "" && anchor.endsWith(heading);
  return [heading, parents, isInAnchor ? [anchor.slice(0, -heading.length)] : anchor];
}

/** The fragment of the address that a stored heading leads to. */
export function anchorOf([heading, , anchor]: StoredHeading): string {
  return typeof anchor === "string" ? anchor : anchor[0] + heading;
}

/** The text of a record as the index keeps it. */
export function storedText({ text, note }: SearchRecord): StoredText {
  return note === undefined ? [text] : [text, note];
}

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
