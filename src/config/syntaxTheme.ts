import type { PrismTheme } from "prism-react-renderer";

const token = (name: string) => ({ color: `var(--gw-syntax-${name})` });

/**
 * The colors of code, as design tokens: they follow the color mode without rendering the code again, and have the
 * contrast that upstream's themes lack.
 */
export const syntaxTheme: PrismTheme = {
  plain: { color: "var(--gw-color-code-text)", backgroundColor: "var(--gw-color-code-background)" },
  styles: [
    { types: ["comment", "prolog", "doctype", "cdata"], style: { ...token("comment"), fontStyle: "italic" } },
    { types: ["string", "char", "attr-value", "regex", "inserted"], style: token("string") },
    { types: ["keyword", "atrule", "selector", "tag", "important"], style: token("keyword") },
    { types: ["property", "function", "attr-name", "class-name", "builtin", "variable"], style: token("property") },
    { types: ["number", "boolean", "constant", "symbol", "deleted"], style: token("number") },
    { types: ["punctuation", "operator"], style: token("punctuation") },
  ],
};
