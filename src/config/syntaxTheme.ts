import type { PrismTheme } from "prism-react-renderer";

/** The look of code blocks; `src/css/code.css` has the colors of tokens. */
export const syntaxTheme: PrismTheme = {
  plain: { color: "var(--gw-color-code-text)", backgroundColor: "var(--gw-color-code-background)" },
  styles: [],
};
