import { isMap, isScalar, LineCounter, parseDocument, visit, type Alias, type Document } from "yaml";
import type { ZodType } from "zod";
import { placeOf, type KeyPath } from "../catalog/dataPlace";
import type { Place, Problem } from "./problem";

type Result<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] };

/** The position of a key that the schema does not know. */
function placeOfKey(document: Document, lines: LineCounter, map: KeyPath, name: string): Place | undefined {
  const node = map.length === 0 ? document.contents : document.getIn(map, true);
  const key = isMap(node) ? node.items.map((pair) => pair.key).find((one) => String(one) === name) : undefined;
  const { line, col } = isScalar(key) && key.range ? lines.linePos(key.range[0]) : {};
  return line === undefined || col === undefined ? undefined : { line, column: col };
}

/** The first text that begins with `*` and is not in quotes, so that YAML reads it as a reference. */
function unresolvedAlias(document: Document): Alias | undefined {
  const found: Alias[] = [];
  visit(document, {
    Alias(_key, alias) {
      found.push(...(alias.resolve(document) ? [] : [alias]));
    },
  });
  return found[0];
}

/**
 * Parses YAML and validates it against a schema.
 *
 * @param file the file's path as reported in problems
 * @returns the data, or every problem with its position
 */
export function parseYaml<T>(text: string, file: string, schema: ZodType<T>): Result<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    return { data: undefined, problems: [{ file, line, column: col, message: error.message }] };
  }
  const alias = unresolvedAlias(document);
  if (alias) {
    const { line, col } = lines.linePos(alias.range?.[0] ?? 0);
    const message = `"*${alias.source}" is a reference in YAML. Put text that begins with * in quotes.`;
    return { data: undefined, problems: [{ file, line, column: col, message }] };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    return { data: result.data, problems: [] };
  }
  const problems = result.error.issues.map(({ path: keys, message, ...rest }) => ({
    file,
    ...placeOf(document, lines, keys as KeyPath),
    ...("keys" in rest && placeOfKey(document, lines, keys as KeyPath, String(rest.keys[0]))),
    message: `${keys.join(".") || "the file"}: ${message}`,
  }));
  return { data: undefined, problems };
}
