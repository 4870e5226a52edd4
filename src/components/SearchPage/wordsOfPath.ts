import { sectionsOf } from "../../config/sections";
import { safeDecode } from "../../lib/safeDecode";

/** The last words of a path say what its page is about; those before them say where it is. */
const MAX_WORDS = 6;

/**
 * The words of an address, for a search.
 *
 * @param path with its percent-escapes
 * @returns the words below the section that the path is in, separated by spaces
 */
export function wordsOfPath(path: string): string {
  const section = sectionsOf(path).at(-1)?.path ?? "";
  const words = safeDecode(path.slice(section.length))
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/?$/, "")
    .match(/[\p{L}\p{N}.]+/gu);
  return words?.slice(-MAX_WORDS).join(" ") ?? "";
}
