import { IndexError, type RecordKind, type SearchTuning } from "../types";
import { offsets } from "./files";

/** Increment on every format change, so that stale pages report the mismatch instead of misreading the index. */
const FORMAT_VERSION = 8;

const KIND_LETTERS = { page: "p", section: "s", input: "i", output: "o", field: "f" } as const;
const KINDS = new Map(Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter as string, kind as RecordKind]));

/** The engine's data about a page before it fetches any text. */
export interface CorePage {
  path: string;
  title: string;
  context: string[];
  weight?: number;
}

/** The part of the index that every query needs. Each list of starts contains the index of each group's first item. */
export interface Core {
  tuning: SearchTuning;
  pages: CorePage[];
  /** The words of each stem; stems are in the order in which their postings are stored. */
  vocabulary: string[][];
  /** Records by page. */
  pageStarts: Uint32Array;
  kinds: RecordKind[];
  /** By record, in words. */
  headingLengths: Uint8Array;
  /** By record, in words, rounded. */
  textLengths: Uint8Array;
  /** Keywords by page. Postings number them after the records. */
  keywordStarts: Uint32Array;
  /** By keyword, in words. */
  keywordLengths: Uint8Array;
  /** Stems by file of postings. */
  postingStarts: Uint32Array;
  /** Headings by file of headings, and identifiers by file of identifiers. */
  headingStarts: Uint32Array;
  identifierStarts: Uint32Array;
  /** Records by file of texts. */
  textStarts: Uint32Array;
}

/** The core as stored: group sizes rather than starts, because small numbers compress better. */
export interface StoredCore {
  version: number;
  tuning: SearchTuning;
  pages: CorePage[];
  /** The words of each stem, shortened by {@link shorten} and separated by spaces; one line per stem. */
  vocabulary: string;
  /** One letter per record. */
  kinds: string;
  headingLengths: number[];
  textLengths: number[];
  keywordLengths: number[];
  sizes: {
    pages: number[];
    keywords: number[];
    postings: number[];
    headings: number[];
    identifiers: number[];
    texts: number[];
  };
}

/** The base of the digit that counts shared characters, of which there are at most BASE - 1. */
const BASE = 36;

/** Shortens a word by the start that it shares with the word before it: the start's length, as one digit, and the rest. */
function shorten(word: string, before: string): string {
  let shared = 0;
  while (shared < BASE - 1 && shared < word.length && word[shared] === before[shared]) {
    shared++;
  }
  return shared.toString(BASE) + word.slice(shared);
}

/** The word that {@link shorten} shortened. */
const lengthen = (short: string, before: string): string =>
  before.slice(0, parseInt(short.charAt(0), BASE)) + short.slice(1);

export function encodeCore({
  vocabulary,
  kinds,
  ...core
}: Omit<StoredCore, "version" | "vocabulary" | "kinds"> & Pick<Core, "vocabulary" | "kinds">): StoredCore {
  let before = "";
  return {
    version: FORMAT_VERSION,
    ...core,
    vocabulary: vocabulary
      .map((words) =>
        words
          .map((word) => {
            const short = shorten(word, before);
            before = word;
            return short;
          })
          .join(" "),
      )
      .join("\n"),
    kinds: kinds.map((kind) => KIND_LETTERS[kind]).join(""),
  };
}

/** @throws IndexError if the core has a different version */
export function decodeCore({ version, sizes, ...core }: StoredCore): Core {
  if (version !== FORMAT_VERSION) {
    throw new IndexError(`The search index has version ${version}, but this page reads version ${FORMAT_VERSION}.`);
  }
  let word = "";
  return {
    tuning: core.tuning,
    pages: core.pages,
    // Unlike `split`, this finds no line in an empty vocabulary.
    vocabulary: (core.vocabulary.match(/.+/g) ?? []).map((words) =>
      words.split(" ").map((short) => (word = lengthen(short, word))),
    ),
    pageStarts: offsets(sizes.pages),
    kinds: Array.from(core.kinds, (letter) => KINDS.get(letter) ?? "section"),
    headingLengths: Uint8Array.from(core.headingLengths),
    textLengths: Uint8Array.from(core.textLengths),
    keywordStarts: offsets(sizes.keywords),
    keywordLengths: Uint8Array.from(core.keywordLengths),
    postingStarts: offsets(sizes.postings),
    headingStarts: offsets(sizes.headings),
    identifierStarts: offsets(sizes.identifiers),
    textStarts: offsets(sizes.texts),
  };
}
