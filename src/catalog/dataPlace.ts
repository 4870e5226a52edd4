import { isMap, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import type { Place, Problem } from "../lib/problem";

/** A place in a data file: keys and positions in lists. */
export type KeyPath = readonly (string | number)[];

/** The place of the deepest part of a path that the document has. */
export function placeOf(document: Document, lines: LineCounter, keys: KeyPath): Place {
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(keys.slice(0, length), true);
    const range =
      node && typeof node === "object" && "range" in node ? (node.range as [number] | undefined) : undefined;
    if (range) {
      const { line, col } = lines.linePos(range[0]);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
}

/** Names a part of the file as `input "timeout" default` instead of `inputs.3.default`. */
export function describePath(document: Document, keys: KeyPath): string {
  const [list, index, ...rest] = keys;
  const entries = document.get(list);
  const entry = isSeq(entries) && typeof index === "number" ? entries.get(index) : undefined;
  const name: unknown = isMap(entry) ? entry.get("name") : undefined;
  if (typeof name !== "string") {
    return keys.join(".") || "the file";
  }
  return [`${String(list).slice(0, -1)} "${name}"`, ...rest].join(" ");
}

/**
 * Reports a problem in a data file that was read before.
 *
 * @param text of the file
 */
export function problemIn(text: string, file: string, keys: KeyPath, message: string): Problem {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return { file, ...placeOf(document, lines, keys), message: `${describePath(document, keys)}: ${message}` };
}
