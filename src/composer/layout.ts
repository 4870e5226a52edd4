import { readExpression, TokenReader } from "../catalog/hclExpression";
import { tokenize } from "../catalog/hclTokens";
import { parseExpression } from "./parseExpression";

const hasComment = (source: string): boolean => {
  let end = 0;
  return tokenize(source).some(({ start, text }, index, tokens) => {
    const gap = source.slice(end, start);
    end = start + text.length;
    return gap.trim() !== "" || (index === tokens.length - 1 && source.slice(end).trim() !== "");
  });
};

/** Removes the common indentation of all lines but the first. */
function dedent(text: string): string {
  const [first = "", ...rest] = text.split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return [first, ...rest.map((line) => line.slice(Math.min(indent, Math.max(0, line.search(/\S|$/)))))].join("\n");
}

/**
 * Formats an expression like `terraform fmt`. An expression with comments keeps them and its layout.
 *
 * @throws if the text is not an expression
 */
export function formatExpression(source: string): string {
  const text = source.replaceAll("\r\n", "\n").trim();
  parseExpression(text);
  if (hasComment(text) && !/<<-?\w/.test(text)) {
    return dedent(text);
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
