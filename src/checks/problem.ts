/** A place in a source file: line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One mistake of a writer. */
export interface Problem extends Place {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  /** What is wrong, and how to fix it. */
  message: string;
}

/** A file that writers write. */
export interface Source {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  text: string;
  /** The place of an offset of the text. */
  locate: (offset: number) => Place;
}

/** One line a problem, in the form that terminals and editors turn into a link. */
function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** Problems in the order in which a writer fixes them: by file, from top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column ||
      a.message.localeCompare(b.message, "en"),
  );
}

/** The report of a run: every problem, then how many there are and where they are explained. */
export function formatReport(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? "" : "s"}`;
  return [
    ...sortProblems(problems).map(formatProblem),
    "",
    `${count(problems.length, "problem")} in ${count(files, "file")}. CONTRIBUTING.md, "What the checks say", explains each.`,
  ].join("\n");
}

/** Turns offsets of a text into places. */
export function createLocator(text: string): (offset: number) => Place {
  const starts = [0];
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) {
    starts.push(index + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/**
 * A problem of a file.
 *
 * @param at where: a node of its tree, a place, or an offset of its text
 */
export function problemAt(
  source: Source,
  at: { position?: { start: Place } } | Place | number,
  message: string,
): Problem {
  let place: Place;
  if (typeof at === "number") {
    place = source.locate(at);
  } else if ("line" in at) {
    place = at;
  } else {
    place = at.position?.start ?? { line: 1, column: 1 };
  }
  return { file: source.file, line: place.line, column: place.column, message };
}
