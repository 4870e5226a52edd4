import type { Tool } from "../catalog/dependencies";
import { tokenize, type Token } from "../catalog/hclTokens";
import { applyEdits } from "../lib/applyEdits";

/** A reference in an expression to an output of another service. */
export interface Reference {
  start: number;
  end: number;
  /** The name of the service in code, as in `dependency.NAME`. */
  name: string;
  output: string;
}

/** How each tool refers to an output: the names before and after that of the service. */
const FORMS = { terragrunt: ["dependency", "outputs"], terraform: ["module"] } as const;

function referencesIn(tokens: readonly Token[], tool: Tool): Reference[] {
  const [root, between] = FORMS[tool];
  const length = between === undefined ? 5 : 7;
  return tokens.flatMap((token, index) => {
    const nested = referencesIn(token.interpolated, tool);
    const part = tokens.slice(index, index + length);
    const last = part.at(-1);
    const isReference =
      token.text === root &&
      tokens[index - 1]?.text !== "." &&
      part.length === length &&
      part.every(({ kind, text }, position) => (position % 2 === 0 ? kind === "name" : text === ".")) &&
      (between === undefined || part[4]?.text === between);
    return isReference && last
      ? [{ start: token.start, end: last.start + last.text.length, name: part[2]?.text ?? "", output: last.text }]
      : nested;
  });
}

/** Finds an expression's references to other services, including those in strings. */
export function findReferences(expression: string, tool: Tool): Reference[] {
  return referencesIn(tokenize(expression), tool);
}

/**
 * Translates the references in an expression to the other tool's form.
 *
 * @returns the expression with, for example, `module.vpc.vpc_id` in place of `dependency.vpc.outputs.vpc_id`
 */
export function translateReferences(expression: string, from: Tool, to: Tool): string {
  if (from === to) {
    return expression;
  }
  const edits = findReferences(expression, from).map(({ name, output, ...range }) => ({
    ...range,
    text: to === "terraform" ? `module.${name}.${output}` : `dependency.${name}.outputs.${output}`,
  }));
  return applyEdits(expression, edits);
}
