import { ByteReader, type ByteWriter } from "./bytes";

/** Fields that a word can stand in, apart from the text. `whole` marks a complete identifier. */
export const FIELD = { title: 1, heading: 2, id: 4, path: 8, whole: 16 } as const;

const FIELD_BITS = 5;
const MAX_COUNTED = 7;

/** Where one word stands: records in ascending order, with the fields and the count in the text of each. */
export interface Postings {
  records: Uint32Array;
  fields: Uint8Array;
  counts: Uint8Array;
}

/** One word in one record, while the index is being built. */
export interface Occurrence {
  record: number;
  fields: number;
  count: number;
}

/** Writes one word's list; a word that stands once in the text, the usual case, takes a byte. */
export function writePostings(writer: ByteWriter, occurrences: Occurrence[]): void {
  writer.varint(occurrences.length);
  let previous = 0;
  for (const { record, fields, count } of occurrences) {
    const isPlain = fields === 0 && count === 1;
    writer.varint((record - previous) * 2 + (isPlain ? 0 : 1));
    if (!isPlain) {
      writer.byte(fields | (Math.min(count, MAX_COUNTED) << FIELD_BITS));
    }
    previous = record;
  }
}

/** Reads the lists of one file. */
export function readPostings(bytes: Uint8Array, lists: number): Postings[] {
  const reader = new ByteReader(bytes);
  return Array.from({ length: lists }, () => {
    const length = reader.varint();
    const postings = {
      records: new Uint32Array(length),
      fields: new Uint8Array(length),
      counts: new Uint8Array(length),
    };
    let record = 0;
    for (let index = 0; index < length; index++) {
      const head = reader.varint();
      const detail = head % 2 === 0 ? 1 << FIELD_BITS : reader.byte();
      record += head >>> 1;
      postings.records[index] = record;
      postings.fields[index] = detail & ((1 << FIELD_BITS) - 1);
      postings.counts[index] = detail >>> FIELD_BITS;
    }
    return postings;
  });
}
