import { LineCounter, parseDocument } from "yaml";
import type { ZodType } from "zod";
import { placeOf, type KeyPath } from "../catalog/dataPlace";
import type { Problem } from "./problem";

type Result<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] };

/**
 * Parses YAML and validates it against a schema.
 *
 * @param file the file's path as reported in problems
 * @returns the data, or every problem with its position
 */
export function parseYaml<T>(text: string, file: string, schema: ZodType<T>): Result<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
    return { data: undefined, problems: [{ file, line, column: col, message: error.message }] };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    return { data: result.data, problems: [] };
  }
  const problems = result.error.issues.map(({ path: keys, message }) => ({
    file,
    ...placeOf(document, lines, keys as KeyPath),
    message: `${keys.join(".") || "the file"}: ${message}`,
  }));
  return { data: undefined, problems };
}
