import { location } from "vfile-location";
import type { Place, Problem } from "../lib/problem";

/** A file that writers edit. */
export interface Source {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  text: string;
  /** The line and column of an offset in the text. */
  locate: (offset: number) => Place;
}

/** Returns a function that converts offsets in a text to lines and columns. */
export function createLocator(text: string): (offset: number) => Place {
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
