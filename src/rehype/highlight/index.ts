import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { highlight } from "./highlight";

/** Whether upstream highlights or numbers lines of a block in the browser. */
const marksLines = (metastring: string, code: string): boolean =>
  /\{|showLineNumbers/.test(metastring) || /highlight-(?:next-line|start)/.test(code);

/**
 * Rehype plugin: highlights code blocks at build time. A block's code becomes its property `html`, which
 * `src/theme/CodeBlock` shows.
 */
export default function highlightedCode() {
  return (tree: Root): void => {
    visit(tree, "element", (pre) => {
      const [code] = pre.children as Element[];
      const [text] = code?.children ?? [];
      if (pre.tagName !== "pre" || code?.tagName !== "code" || text?.type !== "text") {
        return;
      }
      const language = /language-(\S+)/.exec(String(code.properties.className))?.[1];
      if (language !== undefined && !marksLines(String(code.properties.metastring), text.value)) {
        code.properties.html = highlight(text.value.replace(/\n$/, ""), language);
        code.children = [];
      }
    });
  };
}
