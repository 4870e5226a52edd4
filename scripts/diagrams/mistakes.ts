import { createLocator } from "../../src/checks/source";
import { didYouMean } from "../../src/lib/didYouMean";
import type { LocalProblem } from "../../src/lib/problem";
import { kinds } from "./style";

/**
 * Reads the mistakes in a diagram from an error of the renderer, whose message is JSON.
 *
 * @param prelude the source that was prepended to the diagram's
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

/** Matches the start of a label in Markdown or code, or of bold text. Elsewhere, two asterisks are a glob. */
const MARKUP = /(?<=:[ \t]*)\|+`?\w*|\*\*(?=[\w"'][^*\n]*\*\*)/g;
const COLOR = /(?<=\bstyle\s*(?:\.|:\s*\{[^{}]*\b))(?:fill|stroke|font-color)(?=\s*:)/g;

/** Finds labels with Markdown or code, and colors, which the renderer accepts. */
export function forbiddenSyntax(source: string): LocalProblem[] {
  const locate = createLocator(source);
  const code = source.replace(/^[ \t]*#.*/gm, (comment) => " ".repeat(comment.length));
  const report = (offset: number, message: string): LocalProblem => {
    const { line, column } = locate(offset);
    return { line, column, message };
  };
  return [
    ...Array.from(code.matchAll(MARKUP), ({ 0: mark, index }) =>
      report(index, `"${mark}" is Markdown or code, and labels are plain text. Write the words alone.`),
    ),
    ...Array.from(code.matchAll(COLOR), ({ 0: key, index }) =>
      report(index, `"${key}" sets a color, and colors come from the classes: ${kinds.join(", ")}. Use class: NAME.`),
    ),
  ];
}
