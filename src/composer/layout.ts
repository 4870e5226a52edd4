import { dedent, readExpression, TokenReader, withFlushHeredocs } from "../catalog/hclExpression";
import { hasFixedIndent } from "../catalog/hcl";
import { tokenize } from "../catalog/hclTokens";
import { parseExpression } from "./parseExpression";

/** @returns whether a valid expression contains comments */
export function hasComment(source: string): boolean {
  let end = 0;
  return tokenize(`${source}\n`).some(({ start, text }) => {
    const gap = source.slice(end, start);
    end = start + text.length;
    return gap.trim() !== "";
  });
}

/**
 * Formats an expression like `terraform fmt`. An expression with comments keeps its layout, and one whose indentation
 * is part of its value is not changed.
 *
 * @throws if the text is not an expression
 */
export function formatExpression(source: string): string {
  const text = source.replaceAll("\r\n", "\n").trim();
  parseExpression(text);
  if (hasFixedIndent(text)) {
    return text;
  }
  if (hasComment(text)) {
    return dedent(withFlushHeredocs(text));
  }
  return readExpression(new TokenReader(tokenize(text), true), { endsWithLine: true });
}

/** @returns the formatted expression; other text is returned unchanged */
export function tryFormat(source: string): string {
  try {
    return formatExpression(source);
  } catch {
    return source;
  }
}
