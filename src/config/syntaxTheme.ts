import type { PrismTheme } from "prism-react-renderer";

/** The look of code blocks. The colors of tokens are in `src/css/code.css`. */
export const syntaxTheme: PrismTheme = {
  plain: { color: "var(--gw-color-code-text)", backgroundColor: "var(--gw-color-code-background)" },
  styles: [],
};
