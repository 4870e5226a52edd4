import { didYouMean } from "../../src/lib/didYouMean";
import type { LocalProblem } from "../../src/lib/problem";
import { kinds } from "./style";

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

/** Finds classes that the style does not have, which the renderer ignores. */
export function unknownClasses(source: string): LocalProblem[] {
  return source.split("\n").flatMap((text, index) =>
    [...text.matchAll(/(?<=(?:^|[{;.])\s*class:\s*)[\w-]+/g)]
      .filter(([name]) => !kinds.some((kind) => kind === name))
      .map((match) => {
        const close = didYouMean(match[0], kinds);
        const hint = close === undefined ? `Use one of ${kinds.join(", ")}.` : `Did you mean "${close}"?`;
        return { line: index + 1, column: match.index + 1, message: `There is no class "${match[0]}". ${hint}` };
      }),
  );
}
