import type { Tool } from "../catalog/dependencies";
import { tokenize, type Token } from "../catalog/hclTokens";

/** First names of references that each tool does not support. Resource types contain an underscore. */
const FOREIGN: Record<Tool, RegExp> = {
  terraform: /^(dependency|feature|include|values)$/,
  terragrunt: /^(count|data|each|module|path|terraform|var|[a-z\d]+_\w+)$/,
};

/** All tokens, including those in strings. */
const flatten = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...flatten(token.interpolated)]);

/**
 * Finds references and calls that a tool cannot evaluate because only the other tool supports them.
 *
 * @param code an expression or a block
 * @returns the references and calls, such as `var.memory` and `get_env()`, each once
 */
export function foreignNames(code: string, tool: Tool): string[] {
  const names = flatten(tokenize(code)).map(({ text }) => text);
  const found = names.flatMap((name, index) => {
    const [before, after] = [names[index - 1], names[index + 1]];
    // No function of Terraform itself has an underscore; those of its providers follow `::`.
    if (tool === "terraform" && after === "(" && before !== "::" && name.includes("_")) {
      return `${name}()`;
    }
    // A `for` defines names of its own, such as `values`.
    return after === "." && before !== "." && FOREIGN[tool].test(name) && !names.includes("for")
      ? `${name}.${names[index + 2]}`
      : [];
  });
  return [...new Set(found)];
}

/** Whether code refers to the `locals` of its file. */
export function hasLocals(code: string): boolean {
  const names = flatten(tokenize(code)).map(({ text }) => text);
  return names.some((name, index) => name === "local" && names[index + 1] === "." && names[index - 1] !== ".");
}
