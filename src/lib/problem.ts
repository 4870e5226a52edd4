import path from "node:path";
import { inspect } from "node:util";
import { countOf } from "./countOf";

/** A position in a text. Line and column are 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** A problem in a piece of text whose file only the caller knows, such as a code sample. */
export interface LocalProblem extends Position {
  /** What is wrong, and how to fix it. */
  message: string;
}

/** A problem for a writer to fix. Every check reports its findings in this form. */
export interface Problem extends LocalProblem {
  /** Path relative to the repository root, with forward slashes. */
  file: string;
}

/**
 * A file's path as shown in problems and reports.
 *
 * @param file absolute path, or path relative to the working directory
 * @param root the repository; defaults to the working directory, where Yarn runs every command
 */
export function repositoryPath(file: string, root: string = process.cwd()): string {
  return path.relative(root, path.resolve(file)).split(path.sep).join("/");
}

/** Sorts problems in the order in which a writer fixes them: file by file, top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column ||
      a.message.localeCompare(b.message, "en"),
  );
}

/** Formats a problem as one line, in the form that terminals and editors turn into a link. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** Formats the report of a run: every problem, how many there are, and where they are explained. */
export function formatReport(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return [
    ...sortProblems(problems).map(formatProblem),
    "",
    `${countOf(problems.length, "problem")} in ${countOf(files, "file")}. ` +
      `CONTRIBUTING.md, "What the checks say", explains most of them.`,
  ].join("\n");
}

/** An error whose message is the report of a check. It is shown without a trace: the report says where to look. */
export class ProblemsError extends Error {
  override readonly name = "ProblemsError";
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatReport(problems));
    this.#problems = problems;
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

/** Unlike `instanceof`, recognizes errors of another copy of this module: scripts may load it as CommonJS and as ESM. */
export const isProblemsError = (error: unknown): error is ProblemsError =>
  error instanceof Error && error.name === "ProblemsError";
