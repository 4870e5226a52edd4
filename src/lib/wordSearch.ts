/** No word is longer than this, and browsers cannot compile a pattern made from a whole pasted file. */
const MAX_LENGTH = 200;

/** Matches anywhere except between two letters or digits. */
const NOT_INSIDE_WORD = "(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))";

/** Splits a query into distinct lowercase words, without the separators before them. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[^\s_-]\S*/g))];
}

/**
 * Creates a pattern that finds the words that start with the given one, in any case: "ip" matches `ip_set` and
 * `allow_ip`, but not "description". Separators do not matter: `vpcid` and `vpc-id` match `vpc_id`, and `vpc_id` matches
 * "VPC ID". A word that does not start with a letter or digit, such as `${`, matches anywhere.
 *
 * @param word one of `wordsOf`
 * @returns a global pattern, for `search` and `matchAll`
 */
export function patternOf(word: string): RegExp {
  const parts = word.slice(0, MAX_LENGTH).split(/[_-]/);
  const patterns = parts.map((part) =>
    Array.from(part, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join("[_-]?"),
  );
  return new RegExp(NOT_INSIDE_WORD + patterns.join("[ _-]?"), "giu");
}
