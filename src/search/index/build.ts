import { isStopWord } from "../text/stopWords";
import { stem } from "../text/stem";
import { chunks, identifier, words } from "../text/tokens";
import type { SearchPage, SearchRecord, SearchTuning } from "../types";
import { ByteWriter } from "./bytes";
import { encodeCore, storedLength } from "./core";
import { fileName, hasName, storedHeading, storedText, type StoredHeading } from "./files";
import { FIELD, writePostings, type Occurrence } from "./postings";
import { stemGroups } from "./stemGroups";

/** Most bytes of a file before compression, so that a query fetches little. */
const POSTINGS_FILE_BYTES = 12_000;
const HEADINGS_FILE_BYTES = 32_000;
const TEXTS_FILE_BYTES = 4_000;

/** Up to this size all headings (or names) are one file, which is read ahead: results then wait for their words only. */
const HEADINGS_AT_ONCE_BYTES = 600_000;

class Terms {
  /** Lists by stem, and the list of each word's stem. */
  readonly stems = new Map<string, Occurrence[]>();
  readonly words = new Map<string, Occurrence[]>();

  private list(word: string): Occurrence[] {
    const known = this.words.get(word);
    if (known) {
      return known;
    }
    const key = stem(word);
    const list = this.stems.get(key) ?? [];
    this.stems.set(key, list);
    this.words.set(word, list);
    return list;
  }

  add(word: string, record: number, field: number, count: number): void {
    const list = this.list(word);
    const last = list.at(-1);
    if (last?.record === record) {
      last.fields |= field;
      last.count += count;
    } else {
      list.push({ record, fields: field, count });
    }
  }

  addField(text: string, record: number, field: number): void {
    words(text).forEach((word) => this.add(word, record, field, 0));
  }

  /**
   * An identifier, found whole and by its parts. Returns how many parts it has.
   *
   * @param isName whether the record comes first when it is typed whole
   */
  addIdentifier(name: string, record: number, isName: boolean): number {
    const parts = chunks(name).flatMap((chunk) => chunk.parts);
    parts.forEach((part) => this.add(part, record, FIELD.id, 0));
    if (parts.length > 0) {
      this.add(identifier(parts), record, isName ? FIELD.id | FIELD.whole : FIELD.id, 0);
    }
    return parts.length;
  }

  addText(text: string, record: number): number {
    const found = words(text).filter((word) => !isStopWord(word));
    found.forEach((word) => this.add(word, record, 0, 1));
    return found.length;
  }
}

/** Number of words that say something; a heading of stop words counts as one. */
function meaningfulLength(heading: string[]): number {
  return Math.max(1, heading.filter((word) => !isStopWord(word)).length);
}

/** Adds a record's own words; returns the length of its heading. */
function addHeading(terms: Terms, { kind, heading, anchor }: SearchRecord, record: number): number {
  if (hasName(kind)) {
    // Fields have names like `name` and `key`, which mean nothing by themselves.
    return terms.addIdentifier(heading, record, kind !== "field");
  }
  const headingWords = chunks(heading).flatMap((chunk) => chunk.parts);
  if (kind === "section") {
    terms.addField(heading, record, FIELD.heading);
    const known = new Set(headingWords);
    words(anchor)
      .filter((word) => !known.has(word) && word !== headingWords.join(""))
      .forEach((word) => terms.add(word, record, FIELD.id, 0));
  }
  return meaningfulLength(headingWords);
}

/** Cuts a list into pieces of at most `limit` bytes; what is larger is a piece by itself. */
function cut<T>(items: T[], sizeOf: (item: T) => number, limit: number): T[][] {
  const pieces: T[][] = [];
  let filled = Infinity;
  for (const item of items) {
    const size = sizeOf(item);
    if (filled + size > limit) {
      pieces.push([]);
      filled = 0;
    }
    pieces.at(-1)?.push(item);
    filled += size;
  }
  return pieces;
}

/** Cuts headings, those of a page together. */
function cutHeadings(pages: SearchPage[], isMeant: (record: SearchRecord) => boolean): StoredHeading[][] {
  const lists = pages
    .map(({ records }) => records.filter(isMeant).map(storedHeading))
    .filter((list) => list.length > 0);
  const size = sizeOf(lists);
  return cut(lists, sizeOf, size > HEADINGS_AT_ONCE_BYTES ? HEADINGS_FILE_BYTES : size).map((piece) => piece.flat());
}

/** Number of the first item of each piece. */
function startsOf(pieces: unknown[][]): Uint32Array {
  let count = 0;
  return Uint32Array.from(pieces, (piece) => (count += piece.length) - piece.length);
}

function encode(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter();
  write(writer);
  return writer.finish();
}

function encodeJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** About the number of bytes that {@link encodeJson} makes of a value. */
function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function named(nameOf: (index: number) => string, files: Uint8Array[]): [string, Uint8Array][] {
  return files.map((bytes, index) => [nameOf(index), bytes]);
}

/**
 * Builds the index of a site.
 *
 * @param pages pages in the order of the site; the first record of each is its opening
 * @param tuning synonyms and weights, which the index carries
 * @returns the files of the index by name
 */
export function buildIndex(pages: SearchPage[], tuning: SearchTuning): Map<string, Uint8Array> {
  const terms = new Terms();
  const records = pages.flatMap((page) => page.records);
  const headingLengths = new Uint8Array(records.length);
  const textLengths = new Uint8Array(records.length);
  const pageStarts: number[] = [];
  let number = 0;
  for (const page of pages) {
    pageStarts.push(number);
    terms.addField(page.title, number, FIELD.title);
    terms.addField(page.path, number, FIELD.path);
    for (const record of page.records) {
      headingLengths[number] = storedLength(addHeading(terms, record, number));
      terms.addField(record.keyTerms ?? "", number, FIELD.id);
      textLengths[number] = storedLength(terms.addText(record.text, number));
      number++;
    }
  }

  const vocabulary = [...terms.words.keys()].sort();
  const listsOf = (stems: string[]): Uint8Array[] =>
    stems.map((key) => encode((writer) => writePostings(writer, terms.stems.get(key) ?? [])));
  const postings = stemGroups(vocabulary).flatMap(({ stems, isOpening }) =>
    isOpening ? [listsOf(stems)] : cut(listsOf(stems), (list) => list.length, POSTINGS_FILE_BYTES),
  );
  const headings = cutHeadings(pages, ({ kind }) => !hasName(kind));
  const names = cutHeadings(pages, ({ kind }) => hasName(kind));
  const texts = pages.flatMap((page) => cut(page.records.map(storedText), sizeOf, TEXTS_FILE_BYTES));

  const core = encodeCore({
    tuning,
    pages: pages.map(({ path, title, context, weight }) => ({ path, title, context, ...(weight && { weight }) })),
    vocabulary,
    pageStarts: Uint32Array.from(pageStarts),
    kinds: records.map(({ kind }) => kind),
    headingLengths,
    textLengths,
    postingStarts: startsOf(postings),
    headingStarts: startsOf(headings),
    nameStarts: startsOf(names),
    textStarts: startsOf(texts),
  });
  return new Map([
    [fileName.core, core],
    ...named(
      fileName.postings,
      postings.map((lists) => encode((writer) => lists.forEach((list) => list.forEach((byte) => writer.byte(byte))))),
    ),
    ...named(fileName.headings, headings.map(encodeJson)),
    ...named(fileName.names, names.map(encodeJson)),
    ...named(fileName.texts, texts.map(encodeJson)),
  ]);
}
