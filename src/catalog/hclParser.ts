import { parse } from "@cdktn/hcl2json";
import { LONG_NUMBER, type HclValue } from "./hcl";
import { tokenize, type Token } from "./hclTokens";

/**
 * Wraps numbers that would lose digits in marked strings, which `formatValue` and `expressionOf` unwrap. The parser keeps
 * all digits of keys, and sorts by them.
 */
function markLongNumbers(source: string): string {
  if (!/\d[\d.]{15}|\d[eE]\+?\d{3}/.test(source)) {
    return source;
  }
  const isLong = ({ kind, text }: Token): boolean =>
    kind === "number" && (text.replace(/\D/g, "").length > 15 || !Number.isFinite(Number(text)));
  let marked = "";
  let end = 0;
  const tokens = tokenize(source);
  const isKey = (index: number): boolean => /^[=:]$/.test(tokens[index + 1]?.text ?? "");
  for (const { text, start } of tokens.filter((token, index) => isLong(token) && !isKey(index))) {
    marked += `${source.slice(end, start)}"${LONG_NUMBER}${text}"`;
    end = start + text.length;
  }
  return marked + source.slice(end);
}

/** Like `markLongNumbers`, for JSON. */
export function markLongJsonNumbers(source: string): string {
  return source.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]{15,}/g, (token) =>
    token.startsWith('"') ? token : `"${LONG_NUMBER}${token}"`,
  );
}

/**
 * Parses HCL: attributes by name, blocks by kind and label.
 *
 * @param name name of the source, for messages
 * @throws if the source does not parse; the message includes the parser's message and position
 */
export async function parseHcl(name: string, source: string): Promise<Record<string, unknown>> {
  return (await parse(name, markLongNumbers(source))) as Record<string, unknown>;
}

/**
 * Evaluates constants in one batch, because a call to the parser costs the same for one constant as for a hundred.
 *
 * @param expressions HCL literals
 * @returns their values, in order
 * @throws if one does not parse; the message includes the parser's message
 */
export async function parseValues(expressions: string[]): Promise<HclValue[]> {
  const names = expressions.map((_, index) => `v${index}`);
  const source = expressions.map((expression, index) => `v${index} = ${expression}\n`).join("");
  const values = (await parseHcl("values.hcl", source)) as Record<string, HclValue>;
  return names.map((name) => values[name] ?? null);
}
