/** What a run of letters and digits is made of. */
export interface Parts {
  /** Lower-case words: `allow_ssh` gives `allow` and `ssh`, `s3Bucket` gives `s3` and `bucket`. */
  parts: string[];
  /** The whole as one word: `open-vpn` and `OpenVPN` give `openvpn`; identifiers keep their underscores. */
  whole: string;
}

/** A run of letters and digits as it stands in a text. */
export interface Chunk extends Parts {
  start: number;
  end: number;
}

const CHUNK = /[\p{L}\p{N}]+(?:[_.\-–·:]+[\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;
const CAMEL_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;

/** Longer words are no words: keys, hashes, encoded data. */
const MAX_WORD_LENGTH = 80;

/** Lower case without accents, so that words compare as a reader means them. */
export function fold(text: string): string {
  const plain = /\P{ASCII}/u.test(text) ? text.normalize("NFKD").replace(/\p{M}/gu, "") : text;
  return plain.toLowerCase();
}

/** How an identifier of several parts stands in the index as a whole. */
export function identifier(parts: string[]): string {
  return parts.join("_");
}

function split(chunk: string): Parts {
  const parts = (chunk.match(PART) ?? [])
    .flatMap((part) => (/\p{Lu}/u.test(part) ? part.split(CAMEL_BORDER) : part))
    .map(fold)
    .filter((part) => part !== "" && part.length <= MAX_WORD_LENGTH);
  return { parts, whole: chunk.includes("_") ? identifier(parts) : parts.join("") };
}

/** Texts repeat their words, so that most are split once. */
const splitBefore = new Map<string, Parts>();
const MAX_CACHED = 50_000;

function splitOnce(chunk: string): Parts {
  const known = splitBefore.get(chunk);
  if (known) {
    return known;
  }
  const parts = split(chunk);
  if (splitBefore.size < MAX_CACHED) {
    splitBefore.set(chunk, parts);
  }
  return parts;
}

/**
 * Splits a text into chunks. A chunk may have one word or be an identifier of several;
 * offsets are those of the text as given.
 */
export function chunks(text: string): Chunk[] {
  const found: Chunk[] = [];
  for (const match of text.matchAll(CHUNK)) {
    const { parts, whole } = splitOnce(match[0]);
    if (parts.length > 0) {
      found.push({ parts, whole, start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}

/** Every word of a text that the index knows it by: parts, and identifiers whole. */
export function words(text: string): string[] {
  return chunks(text).flatMap(({ parts, whole }) =>
    parts.length > 1 && whole.length <= MAX_WORD_LENGTH ? [...parts, whole] : parts,
  );
}
