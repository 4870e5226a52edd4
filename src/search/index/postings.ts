/** Fields that a word can occur in besides the text. `whole` marks a complete identifier. */
export const FIELD = { title: 1, heading: 2, id: 4, path: 8, whole: 16 } as const;

const FIELD_BITS = 5;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const MAX_COUNT = 7;

/** The most common case: once in the text, and nowhere else. */
const PLAIN = 1 << FIELD_BITS;

/** Where a word occurs: records in ascending order, with the fields and the count in the text of each. */
export interface Postings {
  records: Uint32Array;
  fields: Uint8Array;
  counts: Uint8Array;
}

/** A word in one record. */
export interface Occurrence {
  record: number;
  fields: number;
  count: number;
}

/**
 * Postings as stored: for each record, its distance from the previous one, followed by a negative
 * number with the count and the fields, unless the word occurs just once in the text.
 */
export type StoredPostings = number[];

export function encodePostings(occurrences: Occurrence[]): StoredPostings {
  let previous = 0;
  return occurrences.flatMap(({ record, fields, count }) => {
    const distance = record - previous;
    previous = record;
    const detail = fields | (Math.min(count, MAX_COUNT) << FIELD_BITS);
    return detail === PLAIN ? [distance] : [distance, -detail];
  });
}

export function decodePostings(stored: StoredPostings): Postings {
  const length = stored.reduce((count, value) => (value < 0 ? count : count + 1), 0);
  const records = new Uint32Array(length);
  const fields = new Uint8Array(length);
  const counts = new Uint8Array(length).fill(1);
  let record = 0;
  let index = -1;
  for (const value of stored) {
    if (value < 0) {
      fields[index] = -value & FIELD_MASK;
      counts[index] = -value >> FIELD_BITS;
    } else {
      record += value;
      records[++index] = record;
    }
  }
  return { records, fields, counts };
}
