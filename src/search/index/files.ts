import type { RecordKind, SearchRecord } from "../types";

/** Names of the files of an index. All but the core are sharded, so that a query fetches little data. */
export const fileName = {
  core: "core",
  postings: (shard: number) => `words-${shard}`,
  headings: (shard: number) => `headings-${shard}`,
  identifiers: (shard: number) => `identifiers-${shard}`,
  texts: (shard: number) => `texts-${shard}`,
};

/** Whether the heading of this kind of record is an identifier, such as the name of an input. */
export function isIdentifier(kind: RecordKind): boolean {
  return kind !== "page" && kind !== "section";
}

/** A result's heading and link. */
export type StoredHeading = [
  heading: string,
  parents: string[],
  /** In a list: only the part before the heading, because the anchors of inputs repeat their long names. */
  anchor: string | [prefix: string],
];

/**
 * A file of headings as stored. Most inputs have the same parents and the same start of their anchors as the input
 * before them, and are stored as their bare names.
 */
export type StoredHeadings = (StoredHeading | string)[];

/** A result's text. */
export type StoredText = [text: string, note?: string];

/** The heading of a record as stored in the index. */
export function storedHeading({ heading, parents, anchor }: SearchRecord): StoredHeading {
  const isInAnchor = heading !== "" && anchor.endsWith(heading);
  return [heading, parents, isInAnchor ? [anchor.slice(0, -heading.length)] : anchor];
}

/** Shortens the headings of a file; see {@link StoredHeadings}. */
export function encodeHeadings(headings: StoredHeading[]): StoredHeadings {
  const place = ([, ...parentsAndAnchor]: StoredHeading) => JSON.stringify(parentsAndAnchor);
  return headings.map((heading, index) => {
    const before = headings[index - 1];
    return before && place(heading) === place(before) ? heading[0] : heading;
  });
}

/** The headings that {@link encodeHeadings} shortened. */
export function decodeHeadings(stored: StoredHeadings): StoredHeading[] {
  let last: StoredHeading = ["", [], ""];
  return stored.map((heading) => (last = typeof heading === "string" ? [heading, last[1], last[2]] : heading));
}

/** The URL fragment of a stored heading, without `#`. */
export function anchorOf([heading, , anchor]: StoredHeading): string {
  return typeof anchor === "string" ? anchor : anchor[0] + heading;
}

/** The text of a record as stored in the index. */
export function storedText({ text, note }: SearchRecord): StoredText {
  return note === undefined ? [text] : [text, note];
}

/** Offset of each group's first item, for consecutive groups of these sizes. */
export function offsets(sizes: number[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from(sizes, (size) => (sum += size) - size);
}

/** Index of the interval that contains an item: the last one that starts at or before it. */
export function findInterval(starts: Uint32Array, item: number): number {
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
