import { sectionsOf } from "../../config/sections";
import { safeDecode } from "../../lib/safeDecode";

/** Only the last words of a path describe its page; the words before them describe its location. */
const MAX_WORDS = 6;

/**
 * Extracts search words from a path.
 *
 * @param path the percent-encoded path
 * @returns the words of the path below its section, separated by spaces
 */
export function wordsOfPath(path: string): string {
  const section = sectionsOf(path).at(-1)?.path ?? "";
  const words = safeDecode(path.slice(section.length))
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/?$/, "")
    .match(/[\p{L}\p{N}.]+/gu);
  return words?.slice(-MAX_WORDS).join(" ") ?? "";
}
