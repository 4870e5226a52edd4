/** Splits a query into distinct lowercase words. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Most text is ASCII, for which comparisons are many times faster than a regular expression. */
function isLetterOrDigit(character: string): boolean {
  return character < "\u0080"
    ? (character >= "a" && character <= "z") || (character >= "0" && character <= "9")
    : LETTER_OR_DIGIT.test(character);
}

/**
 * Finds the first word in a text that starts with the given one: "ip" matches `ip_set` and `allow_ip`, but not
 * "description". A query word that does not start with a letter or digit, such as `${`, matches anywhere.
 *
 * Runs hundreds of times per keystroke; a regular expression with a lookbehind takes ten times as long.
 *
 * @param text the text to search, in lowercase
 * @param word one of `wordsOf`
 * @param from index to start from
 * @returns the index of the match, or -1
 */
export function findWord(text: string, word: string, from = 0): number {
  const isAnywhere = !isLetterOrDigit(word.charAt(0));
  let position = text.indexOf(word, from);
  while (position > 0 && !isAnywhere && isLetterOrDigit(text.charAt(position - 1))) {
    position = text.indexOf(word, position + 1);
  }
  return position;
}

/**
 * Finds every occurrence of any of the words. If two match at the same position, the longer one wins.
 *
 * @param text the text to search, in lowercase
 * @returns start and end indices, in order and without overlap
 */
export function findAll(text: string, words: string[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (;;) {
    const [next] = words
      .map((word) => [findWord(text, word, from), word.length] as const)
      .filter(([position]) => position !== -1)
      .sort(([a, long], [b, longer]) => a - b || longer - long);
    if (next === undefined) {
      return found;
    }
    const [start, length] = next;
    from = start + length;
    found.push([start, from]);
  }
}
