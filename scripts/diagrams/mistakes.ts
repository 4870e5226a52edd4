import type { LocalProblem } from "../../src/lib/problem";

/**
 * Reads the mistakes in a diagram from an error of the renderer, whose message is JSON.
 *
 * @param prelude what was compiled in front of the diagram's source
 * @returns undefined for any other error
 */
export function mistakesIn(error: unknown, prelude: string): LocalProblem[] | undefined {
  const offset = prelude.split("\n").length - 1;
  const text = error instanceof Error ? error.message : String(error);
  const found = [...text.matchAll(/"errmsg":"index:(\d+):(\d+): ((?:[^"\\]|\\.)*)"/g)];
  return found.length === 0
    ? undefined
    : found.map(([, line, column, message]) => ({
        line: Number(line) - offset,
        column: Number(column),
        message: JSON.parse(`"${message}"`) as string,
      }));
}
