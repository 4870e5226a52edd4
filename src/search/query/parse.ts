import { isStopWord } from "../text/stopWords";
import { joinIdentifier, joinWords, tokenize } from "../text/tokens";

/** The rest of a longer query is ignored. */
const MAX_QUERY_LENGTH = 300;
const MAX_WORDS = 40;
const MAX_KEPT_WORDS = 12;

/** Longest run of words that is tried as one word, besides the whole query. */
const MAX_JOINED_WORDS = 3;

/** An IPv4 address, and the prefix length of its block: a number that occurs everywhere. */
const IPV4_BLOCK = /(?<![\d.])(\d+(?:\.\d+){3})(?:\/\d+)?(?![\d.])/g;
/** The IPv6 block that contains all addresses, as `0.0.0.0/0` does in IPv4. Pages that name one name the other. */
const IPV6_EVERYWHERE = /(?<![\w:])::\/0(?!\d)/g;
const IPV4_ADDRESS = /^\d+(?:\.\d+){3}$/;

/** Adjacent words that may be one: `open vpn`, or the subwords of an identifier. */
export interface Span {
  /** Indices into `words`, excluding the end. */
  from: number;
  to: number;
  /** Its spellings as one word. */
  spellings: string[];
  isIdentifier: boolean;
}

/** A parsed query. */
export interface Query {
  /** All words in typed order. */
  words: string[];
  /** Indices of the words to search for: all but stop words, unless there is nothing else. */
  kept: number[];
  spans: Span[];
  /** Whether it is a single word or identifier, and so may be a name. */
  isSingleToken: boolean;
  /** Whether it is a single token that looks like an identifier, complete or not. */
  isIdentifier: boolean;
  /** Whether at least one of the words looks like an identifier. */
  hasIdentifier: boolean;
}

function spellings(subwords: string[], joined: string): string[] {
  return [...new Set([joinIdentifier(subwords), joined])];
}

/** Runs of two or three words, and all words together. */
function joinableSpans(words: string[]): Span[] {
  const lengths = new Set([2, MAX_JOINED_WORDS, words.length]);
  return [...lengths]
    .filter((length) => length > 1 && length <= words.length)
    .flatMap((length) =>
      Array.from({ length: words.length - length + 1 }, (_, from) => {
        const run = words.slice(from, from + length);
        return { from, to: from + length, spellings: spellings(run, joinWords(run)), isIdentifier: false };
      }),
    );
}

/**
 * Parses a query.
 *
 * @param text what the reader typed; a string without letters and digits produces a query without words
 */
export function parseQuery(text: string): Query {
  const words: string[] = [];
  const identifiers: Span[] = [];
  const meaningful: number[] = [];
  const tokens = tokenize(
    text.slice(0, MAX_QUERY_LENGTH).replace(IPV6_EVERYWHERE, "0.0.0.0").replace(IPV4_BLOCK, "$1"),
  );
  for (const { subwords: parts, joined } of tokens) {
    // The numbers of an address mean nothing by themselves.
    const subwords = IPV4_ADDRESS.test(joined) ? [joined] : parts;
    const from = words.length;
    const to = from + subwords.length;
    if (to > MAX_WORDS) {
      break;
    }
    if (subwords.length > 1) {
      identifiers.push({ from, to, spellings: spellings(subwords, joined), isIdentifier: true });
    }
    words.push(...subwords);
    subwords.forEach((word, offset) => {
      if (!isStopWord(word)) {
        meaningful.push(from + offset);
      }
    });
  }
  const isKnown = ({ from, to }: Span) => identifiers.some((span) => span.from === from && span.to === to);
  const isSingleToken = tokens.length === 1;
  return {
    words,
    kept: (meaningful.length > 0 ? meaningful : [...words.keys()]).slice(0, MAX_KEPT_WORDS),
    spans: [...identifiers, ...joinableSpans(words).filter((span) => !isKnown(span))],
    isSingleToken,
    isIdentifier: isSingleToken && text.includes("_"),
    hasIdentifier: text.includes("_"),
  };
}
