import { formatTemplate } from "../catalog/hcl";
import type { TypeNode } from "../catalog/typeExpression";
import { tryExpression } from "./parseExpression";

/** Matches the start of a reference. Names such as `data.csv` and `values.yaml` are text. */
const REFERENCE =
  /^(?:(?:dependency|include|local|self|var)\.|(?:count|each|path|terraform)\.(?:cwd|index|key|module|root|value|workspace)(?:$|[.[])|(?:data|feature|module|stack|unit|aws_\w+)\.[\w-]+[.[]|values\.(?!(?:[\w-]+\.)*(?:ya?ml|json|hcl)$))/;
const CALL = /^[a-z][\w:]*\(/;

/**
 * Interprets text typed where a string is expected: expressions stay as they are, and everything else is quoted.
 *
 * @returns HCL
 */
function quoteUnlessCode(typed: string): string {
  const text = typed.trim();
  if (/^(?:"|<<|null$)/.test(text)) {
    return text;
  }
  const isCode = text.startsWith("(") || REFERENCE.test(text) || CALL.test(text) || / \? .+ : /.test(text);
  return isCode && tryExpression(text)?.kind === "code" ? text : formatTemplate(text);
}

/** Interprets typed text as a value of a type: text where a string is expected is quoted. */
export function readTyped(typed: string, type: TypeNode): string {
  const isString = type.kind === "name" && type.name === "string";
  return isString ? quoteUnlessCode(typed) : typed.trim();
}
