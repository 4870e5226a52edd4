import { unquote } from "../catalog/hcl";
import type { Token } from "../catalog/hclTokens";
import type { Expression } from "./expression";

const ESCAPES = /\\(?:["\\nrt]|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g;

function readString({ text, start, interpolated }: Token): Expression {
  if (interpolated.length > 0 || /(?<!\$)\$\{|(?<!%)%\{/.test(text)) {
    return { kind: "code", text, start };
  }
  if (text.includes("\n")) {
    throw new Error("A quoted string must end on the same line. Write \\n for a line break.");
  }
  const [wrong] = /\\./.exec(text.slice(1, -1).replaceAll(ESCAPES, "")) ?? [];
  if (wrong !== undefined) {
    throw new Error(`${wrong} is not a valid escape. Write \\${wrong} for a backslash.`);
  }
  return { kind: "constant", text, start, value: unquote(text) };
}

/**
 * Reads a single-token value: a number, a string, a heredoc, `true`, `false` or `null`.
 *
 * @returns undefined for a name
 * @throws if a string contains line breaks, or escapes that HCL does not support
 */
export function readLiteral(token: Token): Expression | undefined {
  const { kind, text, start } = token;
  switch (kind) {
    case "number":
      return { kind: "constant", text, start, value: Number(text) };
    case "string":
      return readString(token);
    case "heredoc":
      return { kind: "code", text, start };
    default:
      return /^(?:true|false|null)$/.test(text)
        ? { kind: "constant", text, start, value: JSON.parse(text) as boolean | null }
        : undefined;
  }
}
