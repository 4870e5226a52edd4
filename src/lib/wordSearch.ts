/** Splits a query into its distinct words, in lower case. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Most texts are ASCII, where a comparison is many times faster than a regular expression. */
function isLetterOrDigit(character: string): boolean {
  return character < "\u0080"
    ? (character >= "a" && character <= "z") || (character >= "0" && character <= "9")
    : LETTER_OR_DIGIT.test(character);
}

/**
 * Finds the first word of a text that begins with the given one: "ip" matches in `ip_set` and `allow_ip`, but not in
 * "description". What does not begin with a letter or digit, such as `${`, matches anywhere.
 *
 * It runs hundreds of times for each keystroke; a regular expression with a lookbehind takes ten times as long.
 *
 * @param text the text to search, in lower case
 * @param word one of `wordsOf`
 * @param from position to start from
 * @returns the position, or -1
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
 * Finds every occurrence of any of the words; of two that match at one position, the longer one.
 *
 * @param text the text to search, in lower case
 * @returns starts and ends, in order and without overlap
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
