import { createRequire } from "node:module";
import { normalizeTokens, Prism, type Token } from "prism-react-renderer";
import { prism } from "../../config/codeBlocks";
import { breakableParts } from "../../lib/breakableParts";

const require = createRequire(__filename);

// Prism's languages register themselves through a global.
const global = globalThis as { Prism?: typeof Prism };
global.Prism = Prism;
prism.additionalLanguages.forEach((language) => {
  require(`prismjs/components/prism-${language}`);
});
delete global.Prism;

/** Unlike `escapeHtml`, keeps quotes: code is full of them, and none of it ends up in an attribute. */
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The only language whose lines wrap. */
const WRAPPED = "hcl";

/** The length of a word that still fits on a line of a phone, after its indentation. */
const MAX_WORD = 36;

/**
 * The same for the first word of a line, which may be deeply indented. Browsers prefer a break between the indentation
 * and the word, which leaves an empty line, to one within the word.
 */
const MAX_FIRST_WORD = 20;

/** The indentation that the styles assume by default, in characters. */
const DEFAULT_INDENT = 2;

/** The length of a line that fits on the narrowest phones, which are 320 px wide. */
const MAX_LINE = 34;

const LONG_WORD = new RegExp(`(?<=^\\s*)\\S{${MAX_FIRST_WORD + 1},}|\\S{${MAX_WORD + 1},}`, "g");

/** The offsets at which a line may break within its long words. */
function breaksIn(line: string): number[] {
  return Array.from(line.matchAll(LONG_WORD)).flatMap(({ 0: word, index }) => {
    const parts = breakableParts(word);
    return parts.slice(1).map((_, count) => index + parts.slice(0, count + 1).join("").length);
  });
}

/** @param breaks offsets in the token at which the line may break */
function tokenHtml({ types, content }: Token, breaks: number[]): string {
  const cuts = [0, ...breaks, content.length];
  const text = cuts
    .slice(1)
    .map((end, index) => escape(content.slice(cuts[index], end)))
    .join("<wbr>");
  return types.includes("plain") || text === "" ? text : `<span class="token ${types.join(" ")}">${text}</span>`;
}

/** Tells the styles (`src/css/code.css`) how far a line that may wrap is indented. */
function indentAttribute(line: string): string {
  const indent = line.search(/\S/);
  return indent > DEFAULT_INDENT && line.length > MAX_LINE ? ` style="--indent:${indent}ch"` : "";
}

function lineHtml(line: Token[], language: string): string {
  const tokens = line.map((token) => ({ ...token, content: token.content === "\n" ? "" : token.content }));
  const text = tokens.map(({ content }) => content).join("");
  const breaks = language === WRAPPED ? breaksIn(text) : [];
  const indent = language === WRAPPED ? indentAttribute(text) : "";
  let start = 0;
  const html = tokens.map((token) => {
    const end = start + token.content.length;
    const own = breaks.filter((offset) => offset >= start && offset < end).map((offset) => offset - start);
    start = end;
    return tokenHtml(token, own);
  });
  return `<div class="token-line"${indent}>${html.join("")}<br></div>`;
}

/**
 * Highlights code as upstream does in the browser: each line is an element that ends with a line break.
 *
 * @param language name of a Prism language; code in an unknown language is not highlighted
 * @returns HTML, from which `codeOf` in `src/lib/highlightedCode.ts` extracts the code again
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines.map((line) => lineHtml(line, language)).join("");
}
