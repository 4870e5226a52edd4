import { escapeHtml } from "../../lib/escapeHtml";
import { stem } from "../text/stem";
import { chunks, type Chunk } from "../text/tokens";

/** Length of a snippet, and how much of it stands before the first match. */
const SNIPPET_LENGTH = 160;
const LEAD_LENGTH = 50;

/** Tells whether a chunk of text is one of the words that a query found. */
export type Matcher = (chunk: Chunk) => boolean;

/**
 * @param words words of the query as typed
 * @param stems stems of the index that stand for them, corrections and synonyms among them
 */
export function matcher(words: string[], stems: ReadonlySet<string>): Matcher {
  const typed = words.filter((word) => word.length > 1);
  const matches = (part: string) => stems.has(stem(part)) || typed.some((word) => part.startsWith(word));
  return ({ parts, whole }) => matches(whole) || parts.some(matches);
}

/** The text with matches in `<mark>`, everything else escaped. */
export function markMatches(text: string, isMatch: Matcher): string {
  let html = "";
  let position = 0;
  for (const chunk of chunks(text)) {
    if (isMatch(chunk)) {
      html += `${escapeHtml(text.slice(position, chunk.start))}<mark>${escapeHtml(text.slice(chunk.start, chunk.end))}</mark>`;
      position = chunk.end;
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

/** A piece of the text around its first match, as HTML. */
export function snippet(text: string, isMatch: Matcher): string {
  const first = chunks(text).find(isMatch);
  const start = wordStart(text, Math.max(0, (first?.start ?? 0) - LEAD_LENGTH));
  const end = Math.max(wordEnd(text, start + SNIPPET_LENGTH), Math.min(first?.end ?? 0, text.length));
  const marked = markMatches(text.slice(start, end), isMatch);
  return `${start > 0 ? "… " : ""}${marked}${end < text.length ? " …" : ""}`;
}
