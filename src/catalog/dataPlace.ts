import { isMap, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import type { Place, Problem } from "../lib/problem";

/** A path in a data file: keys and list indices. */
export type KeyPath = readonly (string | number)[];

/** The position of the deepest part of a path that exists in the document. */
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
function describePath(document: Document, keys: KeyPath): string {
  const [list, index, ...rest] = keys;
  const entries = document.get(list);
  const entry = isSeq(entries) && typeof index === "number" ? entries.get(index) : undefined;
  const name: unknown = isMap(entry) ? entry.get("name") : undefined;
  if (typeof name !== "string") {
    return keys.join(".") || "the file";
  }
  return [`${String(list).slice(0, -1)} "${name}"`, ...rest].join(" ");
}

/** A data file that knows the positions of its values. */
export class PlacedFile {
  private readonly lines = new LineCounter();
  private readonly document: Document;

  constructor(
    text: string,
    private readonly file: string,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
  }

  /** YAML syntax errors. */
  syntaxProblems(): Problem[] {
    return this.document.errors.map(({ pos: [offset], message }) => {
      const { line, col } = this.lines.linePos(offset);
      return { file: this.file, line, column: col, message };
    });
  }

  /** @param message what is wrong with the value at the keys, and how to correct it */
  problem(keys: KeyPath, message: string): Problem {
    const place = placeOf(this.document, this.lines, keys);
    return { file: this.file, ...place, message: `${describePath(this.document, keys)}: ${message}` };
  }
}
