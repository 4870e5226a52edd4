import { countOf } from "./countOf";

const format = new Intl.ListFormat("en-GB", { type: "disjunction" });

/**
 * Explains why the results of a search may not match the query.
 *
 * @param words words of the query that no page contains
 * @returns a sentence; empty if all words are known
 */
export function unknownWordsNote(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return words.length === 0 ? "" : `No page contains ${format.format(quoted)}; these results are the closest.`;
}

/**
 * Summarizes the results of a query for screen readers.
 *
 * @param note from `unknownWordsNote`
 */
export function resultSummary(query: string, total: number, note: string): string {
  return total === 0 ? `No results for ${query}` : `${countOf(total, "result")} for ${query}${note && `. ${note}`}`;
}
