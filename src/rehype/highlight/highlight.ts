import { createRequire } from "node:module";
import { normalizeTokens, Prism, type Token } from "prism-react-renderer";
import { prism } from "../../config/codeBlocks";

const require = createRequire(__filename);

// Prism's languages register themselves through a global.
const global = globalThis as { Prism?: typeof Prism };
global.Prism = Prism;
prism.additionalLanguages.forEach((language) => {
  require(`prismjs/components/prism-${language}`);
});
delete global.Prism;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function tokenHtml({ types, content }: Token): string {
  const text = escape(content === "\n" ? "" : content);
  return types.includes("plain") || text === "" ? text : `<span class="token ${types.join(" ")}">${text}</span>`;
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
  return lines.map((line) => `<div class="token-line">${line.map(tokenHtml).join("")}<br></div>`).join("");
}
