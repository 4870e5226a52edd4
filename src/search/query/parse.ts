import { isStopWord } from "../text/stopWords";
import { chunks, identifier } from "../text/tokens";

/** More of a query than this says nothing more about what is sought. */
const MAX_QUERY_LENGTH = 300;
const MAX_WORDS = 10;

/** Adjacent words that may be one: `open vpn`, or the parts of an identifier. */
export interface Span {
  /** Indices into `allWords`, the end excluded. */
  from: number;
  to: number;
  /** Spellings as one word. */
  spellings: string[];
  isIdentifier: boolean;
}

export interface Query {
  /** All words in the order typed. */
  allWords: string[];
  /** Indices of the words that are searched: all but stop words, unless there is nothing else. */
  kept: number[];
  spans: Span[];
  /** One word or identifier was typed, so that it may be a name. */
  isOneChunk: boolean;
  /** The query reads as an identifier, complete or not. */
  isIdentifier: boolean;
  /** It has one among its words, perhaps. */
  hasIdentifier: boolean;
}

/** Longest run of plain words that is tried as one. */
const MAX_JOIN_LENGTH = 3;

function spellings(parts: string[], whole: string): string[] {
  return [...new Set([identifier(parts), whole])];
}

/** Reads what the reader typed. Any string will do; one without a letter or digit gives no words. */
export function parseQuery(text: string): Query {
  const allWords: string[] = [];
  const spans: Span[] = [];
  const stopWordsInText = new Set<number>();
  const typed = chunks(text.slice(0, MAX_QUERY_LENGTH));
  for (const { parts, whole } of typed) {
    if (allWords.length + parts.length > MAX_WORDS) {
      break;
    }
    if (parts.length > 1) {
      spans.push({
        from: allWords.length,
        to: allWords.length + parts.length,
        spellings: spellings(parts, whole),
        isIdentifier: true,
      });
    }
    parts.filter(isStopWord).forEach((part) => stopWordsInText.add(allWords.length + parts.indexOf(part)));
    allWords.push(...parts);
  }
  const known = new Set(spans.map(({ from, to }) => `${from}-${to}`));
  const lengths = new Set([2, MAX_JOIN_LENGTH, allWords.length]);
  for (const length of lengths) {
    for (let from = 0; length > 1 && from + length <= allWords.length; from++) {
      if (!known.has(`${from}-${from + length}`)) {
        const parts = allWords.slice(from, from + length);
        spans.push({ from, to: from + length, spellings: spellings(parts, parts.join("")), isIdentifier: false });
      }
    }
  }
  const indices = allWords.map((_, index) => index);
  const meaningful = indices.filter((index) => !stopWordsInText.has(index));
  const isOneChunk = typed.length === 1;
  return {
    allWords,
    kept: meaningful.length > 0 ? meaningful : indices,
    spans,
    isOneChunk,
    isIdentifier: isOneChunk && text.includes("_"),
    hasIdentifier: text.includes("_"),
  };
}
