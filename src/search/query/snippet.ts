import { escapeHtml } from "../../lib/escapeHtml";
import { stem } from "../text/stem";
import { tokenize, type Token } from "../text/tokens";

/** Length of a snippet, and how much of it precedes the first match. */
const SNIPPET_LENGTH = 160;
const LEAD_LENGTH = 50;

/** The stems of a token's words that match the query, and of the token as one word. */
export type Matcher = (token: Token) => string[];

/**
 * Creates the function that decides which words are marked.
 *
 * @param prefixes the words of the query that may be the beginning of a longer one
 * @param stems the stems that its words were looked up by, including corrections and synonyms
 */
export function createMatcher(prefixes: string[], stems: ReadonlySet<string>): Matcher {
  const typed = prefixes.filter((word) => word.length > 1);
  return ({ subwords, joined }) =>
    [joined, ...subwords].flatMap((part) => {
      const own = stem(part);
      return stems.has(own) || typed.some((prefix) => part.startsWith(prefix)) ? [own] : [];
    });
}

/** Escapes a text and wraps its matches in `<mark>`. */
export function markMatches(text: string, matchesOf: Matcher): string {
  let html = "";
  let position = 0;
  for (const token of tokenize(text)) {
    if (matchesOf(token).length > 0) {
      html += `${escapeHtml(text.slice(position, token.start))}<mark>${escapeHtml(text.slice(token.start, token.end))}</mark>`;
      position = token.end;
    }
  }
  return html + escapeHtml(text.slice(position));
}

/** Start of the first word after a position: after a space if one is near, otherwise after any separator, as in URLs. */
function wordStart(text: string, position: number): number {
  if (position === 0) {
    return 0;
  }
  const lead = text.slice(position, position + LEAD_LENGTH);
  const [separator] = /^[^ ]* |^[\p{L}\p{N}]*[^\p{L}\p{N}]+/u.exec(lead) ?? [""];
  return position + separator.length;
}

function wordEnd(text: string, position: number): number {
  const space = text.lastIndexOf(" ", position);
  return position >= text.length || space <= 0 ? Math.min(position, text.length) : space;
}

/** The match at which a snippet begins: the first from which it contains the most distinct words of the query. */
function bestMatch(text: string, matchesOf: Matcher): Token | undefined {
  const matches = tokenize(text)
    .map((token) => ({ token, words: matchesOf(token) }))
    .filter(({ words }) => words.length > 0);
  let best: Token | undefined;
  let most = 0;
  for (const [index, { token }] of matches.entries()) {
    const limit = token.start + SNIPPET_LENGTH - LEAD_LENGTH;
    const words = new Set<string>();
    for (let next = index; (matches[next]?.token.end ?? Infinity) <= limit; next += 1) {
      matches[next]?.words.forEach((word) => words.add(word));
    }
    if (best === undefined || words.size > most) {
      best = token;
      most = words.size;
    }
  }
  return best;
}

/** An excerpt around the place with the most words of the query, as HTML. */
export function snippet(text: string, matchesOf: Matcher): string {
  const first = bestMatch(text, matchesOf);
  const start = wordStart(text, Math.max(0, (first?.start ?? 0) - LEAD_LENGTH));
  const end = Math.max(wordEnd(text, start + SNIPPET_LENGTH), Math.min(first?.end ?? 0, text.length));
  const marked = markMatches(text.slice(start, end), matchesOf);
  return `${start > 0 ? "… " : ""}${marked}${end < text.length ? " …" : ""}`;
}
