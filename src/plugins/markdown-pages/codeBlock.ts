import type { Element } from "hast";
import { find, hasClass, isElement, text, textOf, element } from "./elements";

/** The service reference shows values and samples without declaring that they are HCL. */
const ENTRY_LANGUAGE = "hcl";

function languageOf(one: Element): string | undefined {
  const { className } = one.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith("language-"))?.slice("language-".length);
}

/** Joins the lines of highlighted code. The element of a line may or may not end with a line break of its own. */
function codeText(code: Element): string {
  const lines = code.children.map((child) => {
    const line = textOf(child);
    return isElement(child) && hasClass(child, "token-line") && !line.endsWith("\n") ? `${line}\n` : line;
  });
  return lines.join("").replace(/\n$/, "");
}

/** Whether an element is the container of a code block and its title. */
export const isCodeBlock = (one: Element): boolean => hasClass(one, "theme-code-block");

/**
 * Reduces a code block to its text, whether or not it is highlighted.
 *
 * @param block the `pre`, or the container of the `pre` and its title
 * @returns a `pre` with the language, and the file path from the fence in the page's source
 */
export function plainCode(block: Element): Element {
  const pre = block.tagName === "pre" ? block : (find(block, ({ tagName }) => tagName === "pre") ?? block);
  const code = find(pre, ({ tagName }) => tagName === "code") ?? pre;
  const title = find(block, (one) => hasClass(one, "codeBlockTitle"));
  // A language name such as "Terminal" is not a title that the writer gave.
  const isFile = title && !find(title, ({ properties }) => properties.dataSearchSkip !== undefined);
  const meta = isFile ? `title="${textOf(title).trim()}"` : undefined;
  const language = languageOf(code) ?? languageOf(pre) ?? languageOf(block) ?? ENTRY_LANGUAGE;
  return element("pre", [element("code", [text(codeText(code))])], { dataLanguage: language, dataMeta: meta });
}
