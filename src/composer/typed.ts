import { formatTemplate } from "../catalog/hcl";
import type { TypeNode } from "../catalog/typeExpression";
import { tryExpression } from "./parseExpression";

/** Names that begin references to values elsewhere in the configuration. */
const ROOTS =
  /^(?:dependency|module|local|var|data|include|each|count|path|terraform|self|feature|values|unit|stack|aws_\w+)\./;

/**
 * Interprets text typed where a string is expected: expressions stay as they are, and everything else is quoted.
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

/** Interprets typed text as a value of a type: text where a string is expected is quoted. */
export function readTyped(typed: string, type: TypeNode): string {
  const isString = type.kind === "name" && type.name === "string";
  return isString ? quoteUnlessCode(typed) : typed.trim();
}
