import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Position } from "../lib/problem";
import { parseType, type TypeNode } from "./typeExpression";

/** Thrown for a file that is not a valid data file. The message says where the problem is and how to fix it. */
export class DataDocumentError extends Error {}

export type List = "inputs" | "outputs";

/** Order of the keys of a file and of an entry. Keys that are not listed come last. */
const KEYS = (
  "name purpose source version lastModifiedVersion tags builtWith shortName unitFolder dependsOn providers " +
  "type default group description moduleDescription moduleDescriptionChange " +
  "sensitive ephemeral nullable deprecated editorial validation " +
  "allowed unit from example related fields since changes inputs outputs removed"
).split(" ");

const WIDTH = 110;

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
const rankOf = (key: string): number => (KEYS.includes(key) ? KEYS.indexOf(key) : KEYS.length);

/** A service's data file, as YAML that preserves comments and layout. */
export class DataDocument {
  readonly document: Document;
  private readonly lines = new LineCounter();

  /**
   * @param text YAML
   * @param file path, for messages
   * @throws DataDocumentError if it is not YAML, or its inputs and outputs are not lists of entries with names
   */
  constructor(
    text: string,
    private readonly file: string,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
    const [error] = this.document.errors;
    if (error) {
      this.fail(error.pos[0], error.message);
    }
    if (!isMap(this.document.contents)) {
      this.fail(0, "The file is not a mapping with the keys name, source, inputs and so on.");
    }
    this.entries("inputs");
    this.entries("outputs");
  }

  get root(): YAMLMap {
    return this.document.contents as YAMLMap;
  }

  /** The inputs or outputs, in the order of the file. */
  entries(list: List): YAMLSeq<YAMLMap> {
    const node = this.root.get(list, true) as unknown;
    if (node === undefined) {
      this.put(this.root, list, []);
      return this.entries(list);
    }
    if (!isSeq(node)) {
      this.fail(node, `"${list}" is not a list.`);
    }
    for (const entry of node.items) {
      if (!isMap(entry) || typeof entry.get("name") !== "string") {
        this.fail(entry, `Each of the ${list} must begin with "- name: NAME".`);
      }
    }
    node.flow = false;
    return node as YAMLSeq<YAMLMap>;
  }

  /**
   * The type of an input.
   *
   * @throws DataDocumentError if it is not a type expression
   */
  typeOf(input: YAMLMap): TypeNode {
    const node = input.get("type", true) as unknown;
    try {
      return parseType(String(input.get("type")));
    } catch (error) {
      const message = node === undefined ? "The input has no type" : (error as Error).message;
      return this.fail(node ?? input, `${message}. Write the type as in variables.tf.`);
    }
  }

  /**
   * The items of an optional list.
   *
   * @throws DataDocumentError if it is something else
   */
  itemsOf<Item>(map: YAMLMap, key: string): Item[] {
    const node = map.get(key, true) as unknown;
    if (node === undefined) {
      return [];
    }
    return isSeq(node) ? (node.toJSON() as Item[]) : this.fail(node, `"${key}" is not a list.`);
  }

  /** Sets a value, inserting its key in the usual order, or removes it. Keeps comments next to the value. */
  put(map: YAMLMap, key: string, value: unknown): void {
    if (value === undefined) {
      map.delete(key);
    } else if (map.has(key)) {
      const { comment, commentBefore } = (map.get(key, true) ?? {}) as Partial<Node>;
      map.set(key, Object.assign(this.document.createNode(value), { comment, commentBefore }));
    } else {
      const next = map.items.findIndex((pair) => rankOf(keyOf(pair)) > rankOf(key));
      map.items.splice(next === -1 ? map.items.length : next, 0, this.document.createPair(key, value) as never);
    }
  }

  /** The YAML, wrapped at the same width as the other data files. */
  toString(): string {
    return this.document.toString({ lineWidth: WIDTH });
  }

  /** Position of a node or of an offset. */
  positionOf(at: unknown): Position {
    const { range } = at instanceof Object && "range" in at ? (at as { range?: [number] }) : {};
    const { line, col } = this.lines.linePos(typeof at === "number" ? at : (range?.[0] ?? 0));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** @throws DataDocumentError */
  fail(at: unknown, message: string): never {
    const { line, column } = this.positionOf(at);
    throw new DataDocumentError(`${this.file}:${line}:${column}  ${message}`);
  }
}

/** @returns the name of an entry */
export function nameOf(entry: YAMLMap): string {
  return String(entry.get("name"));
}

/** @returns the value of a key as plain data; undefined if there is none */
export function valueOf(entry: YAMLMap, key: string): unknown {
  const node = entry.get(key, true) as { toJSON?: () => unknown } | undefined;
  return node?.toJSON?.();
}
