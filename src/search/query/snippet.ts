import { escapeHtml } from "../../lib/escapeHtml";
import { stem } from "../text/stem";
import { tokenize, type Token } from "../text/tokens";

/** Length of a snippet, and how much of it precedes the first match. */
const SNIPPET_LENGTH = 160;
const LEAD_LENGTH = 50;

/** Whether a token of a text matches the query. */
export type Matcher = (token: Token) => boolean;

/**
 * Creates the predicate that decides which words are marked.
 *
 * @param words the words of the query
 * @param stems the stems that they were looked up by, including corrections and synonyms
 */
export function createMatcher(words: string[], stems: ReadonlySet<string>): Matcher {
  const typed = words.filter((word) => word.length > 1);
  const matches = (part: string) => stems.has(stem(part)) || typed.some((prefix) => part.startsWith(prefix));
  return ({ subwords, joined }) => matches(joined) || subwords.some(matches);
}

/** Escapes a text and wraps its matches in `<mark>`. */
export function markMatches(text: string, isMatch: Matcher): string {
  let html = "";
  let position = 0;
  for (const token of tokenize(text)) {
    if (isMatch(token)) {
      html += `${escapeHtml(text.slice(position, token.start))}<mark>${escapeHtml(text.slice(token.start, token.end))}</mark>`;
      position = token.end;
    }
  }
  return html + escapeHtml(text.slice(position));
}

function wordStart(text: string, position: number): number {
  const space = text.indexOf(" ", position);
  return position === 0 || space === -1 || space - position > LEAD_LENGTH ? position : space + 1;
}

function wordEnd(text: string, position: number): number {
  const space = text.lastIndexOf(" ", position);
  return position >= text.length || space <= 0 ? Math.min(position, text.length) : space;
}

/** An excerpt around the first match, as HTML. */
export function snippet(text: string, isMatch: Matcher): string {
  const first = tokenize(text).find(isMatch);
  const start = wordStart(text, Math.max(0, (first?.start ?? 0) - LEAD_LENGTH));
  const end = Math.max(wordEnd(text, start + SNIPPET_LENGTH), Math.min(first?.end ?? 0, text.length));
  const marked = markMatches(text.slice(start, end), isMatch);
  return `${start > 0 ? "… " : ""}${marked}${end < text.length ? " …" : ""}`;
}
