const format = new Intl.ListFormat("en-GB");

/** Joins words as in a sentence, such as `a, b and c`. */
export const listOf = (words: readonly string[]): string => format.format(words);
