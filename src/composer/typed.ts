import { formatTemplate } from "../catalog/hcl";
import type { TypeNode } from "../catalog/typeExpression";
import { tryExpression } from "./parseExpression";

/** The first name of what reads a value from elsewhere in the configuration. */
const ROOTS =
  /^(?:dependency|module|local|var|data|include|each|count|path|terraform|self|feature|values|unit|stack|aws_\w+)\./;

/**
 * Reads what somebody typed where a string is expected: an expression is one, and everything else is text.
 *
 * @returns HCL
 */
function quoteUnlessCode(typed: string): string {
  const text = typed.trim();
  if (/^(?:["(]|<<|null$)/.test(text)) {
    return text;
  }
  const isCode = ROOTS.test(text) || /^[\w:]+\(/.test(text) || / \? .+ : /.test(text);
  return isCode && tryExpression(text)?.kind === "code" ? text : formatTemplate(text);
}

/** Reads what somebody typed as a value of a type: text in a string's place gets its quotes. */
export function readTyped(typed: string, type: TypeNode): string {
  const isString = type.kind === "name" && type.name === "string";
  return isString ? quoteUnlessCode(typed) : typed.trim();
}
