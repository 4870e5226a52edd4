import { isStopWord } from "../text/stopWords";
import { tokenize, words } from "../text/tokens";
import type { SearchPage, SearchRecord, SearchTuning } from "../types";
import { encodeCore } from "./core";
import { encodeHeadings, fileName, isIdentifier, storedHeading, storedText, type StoredHeading } from "./files";
import { InvertedIndex } from "./invertedIndex";
import { encodePostings, FIELD } from "./postings";
import { prefixGroups } from "./prefixGroups";

/** Maximum size of a file before compression. It is small so that a query fetches little data. */
const MAX_POSTINGS_FILE_SIZE = 12_000;
const MAX_HEADINGS_FILE_SIZE = 32_000;
const MAX_TEXTS_FILE_SIZE = 4_000;

/** Up to this size, all headings (or identifiers) are in one file, which is prefetched before the first query. */
const MAX_READ_AHEAD_SIZE = 600_000;

/** Longer records count as this long; beyond it, length does not affect the ranking. */
const MAX_LENGTH = 255;

/**
 * Length of a text, capped and rounded to three significant bits: 100 words count as 96. Ranking needs no more, and
 * fewer distinct lengths take 2 kB less of the core.
 */
function textLength(words: number): number {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(words)) - 2);
  return Math.min(MAX_LENGTH, Math.round(words / step) * step);
}

/** Number of words, excluding stop words; at least 1. */
function headingLength(heading: string): number {
  const found = tokenize(heading).flatMap(({ subwords }) => subwords);
  return Math.min(MAX_LENGTH, Math.max(1, found.filter((word) => !isStopWord(word)).length));
}

/**
 * Adds the words of a record's heading and anchor.
 *
 * @returns the length of the heading in words
 */
function addHeading(index: InvertedIndex, { kind, heading, anchor }: SearchRecord, record: number): number {
  if (isIdentifier(kind)) {
    // Fields have names such as `name` and `key`, which mean little by themselves.
    return Math.min(MAX_LENGTH, index.addIdentifier(heading, record, kind !== "field"));
  }
  const headingWords = tokenize(heading).flatMap(({ subwords }) => subwords);
  if (kind === "section") {
    index.addField(heading, record, FIELD.heading);
    const known = new Set([...headingWords, headingWords.join("")]);
    words(anchor)
      .filter((word) => !known.has(word))
      .forEach((word) => index.add(word, record, FIELD.id, 0));
  }
  return headingLength(heading);
}

/** Size of a value as JSON. */
function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** Splits a list into shards of at most `maxSize`; a larger item gets its own shard. */
function shard<T>(items: T[], maxSize: number): T[][] {
  const shards: T[][] = [];
  let filled = Infinity;
  for (const item of items) {
    const size = sizeOf(item);
    if (filled + size > maxSize) {
      shards.push([]);
      filled = 0;
    }
    shards.at(-1)?.push(item);
    filled += size;
  }
  return shards;
}

/** Splits headings into shards, keeping those of a page together. */
function shardHeadings(pages: SearchPage[], isIncluded: (record: SearchRecord) => boolean): StoredHeading[][] {
  const lists = pages
    .map(({ records }) => records.filter(isIncluded).map(storedHeading))
    .filter((list) => list.length > 0);
  const size = sizeOf(lists);
  return shard(lists, size > MAX_READ_AHEAD_SIZE ? MAX_HEADINGS_FILE_SIZE : size).map((part) => part.flat());
}

function sizes(shards: unknown[][]): number[] {
  return shards.map(({ length }) => length);
}

function filesOf(nameOf: (shard: number) => string, shards: unknown[]): [string, unknown][] {
  return shards.map((content, index) => [nameOf(index), content]);
}

/**
 * Builds the index of a site.
 *
 * @param pages pages in the order of the site; the first record of each is its opening
 * @param tuning synonyms and weights, which become part of the index
 * @returns the files of the index by name, each as JSON
 */
export function buildIndex(pages: SearchPage[], tuning: SearchTuning): Map<string, Uint8Array> {
  const index = new InvertedIndex();
  const headingLengths: number[] = [];
  const textLengths: number[] = [];
  for (const page of pages) {
    const opening = headingLengths.length;
    index.addField(page.title, opening, FIELD.title);
    index.addField(page.path, opening, FIELD.path);
    for (const record of page.records) {
      const number = headingLengths.length;
      headingLengths.push(addHeading(index, record, number));
      index.addField(record.keyTerms ?? "", number, FIELD.id);
      textLengths.push(textLength(index.addText(record.text, number)));
    }
  }
  const keywords = pages.flatMap((page) => page.keywords ?? []);
  keywords.forEach((keyword, position) => index.addField(keyword, headingLengths.length + position, FIELD.heading));

  const groups = prefixGroups(index.sortedWords());
  const postings = groups.flatMap(({ stems, isPrefixGroup }) => {
    const lists = stems.map((stem) => encodePostings(index.occurrencesOf(stem)));
    return isPrefixGroup ? [lists] : shard(lists, MAX_POSTINGS_FILE_SIZE);
  });
  const headings = shardHeadings(pages, ({ kind }) => !isIdentifier(kind));
  const identifiers = shardHeadings(pages, ({ kind }) => isIdentifier(kind));
  const texts = pages.flatMap((page) => shard(page.records.map(storedText), MAX_TEXTS_FILE_SIZE));

  const core = encodeCore({
    tuning,
    pages: pages.map(({ path, title, context, weight }) => ({ path, title, context, ...(weight && { weight }) })),
    vocabulary: groups.flatMap(({ stems }) => stems.map((stem) => index.wordsOf(stem))),
    kinds: pages.flatMap(({ records }) => records.map(({ kind }) => kind)),
    headingLengths,
    textLengths,
    keywordLengths: keywords.map((keyword) => headingLength(keyword)),
    sizes: {
      pages: pages.map(({ records }) => records.length),
      keywords: pages.map(({ keywords = [] }) => keywords.length),
      postings: sizes(postings),
      headings: sizes(headings),
      identifiers: sizes(identifiers),
      texts: sizes(texts),
    },
  });
  const files: [string, unknown][] = [
    [fileName.core, core],
    ...filesOf(fileName.postings, postings),
    ...filesOf(fileName.headings, headings.map(encodeHeadings)),
    ...filesOf(fileName.identifiers, identifiers.map(encodeHeadings)),
    ...filesOf(fileName.texts, texts),
  ];
  const encoder = new TextEncoder();
  return new Map(files.map(([name, content]) => [name, encoder.encode(JSON.stringify(content))]));
}
