import { location } from "vfile-location";
import type { Position, Problem } from "../lib/problem";

/** A file that writers edit. */
export interface Source {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  text: string;
  /** The line and column of an offset in the text. */
  locate: (offset: number) => Position;
}

/** Returns a function that converts offsets in a text to lines and columns. */
export function createLocator(text: string): (offset: number) => Position {
  const lines = location(text);
  return (offset) => lines.toPoint(offset) ?? { line: 1, column: 1 };
}

/**
 * Reports a problem in a file.
 *
 * @param at a node of the file's tree, a line and column, or an offset in its text
 */
export function problemAt(
  source: Source,
  at: { position?: { start: Position } } | Position | number,
  message: string,
): Problem {
  let position: Position;
  if (typeof at === "number") {
    position = source.locate(at);
  } else if ("line" in at) {
    position = at;
  } else {
    position = at.position?.start ?? { line: 1, column: 1 };
  }
  return { file: source.file, line: position.line, column: position.column, message };
}
