import path from "node:path";
import { findJsonMistake } from "../lib/jsonMistake";
import { LocatedYaml, type KeyPath } from "../lib/locatedYaml";
import type { HclValue } from "./hcl";
import { markLongJsonNumbers, parseHcl } from "./hclParser";
import { findBlocks, isName, tokenize } from "./hclTokens";
import { ModuleError, type SourceFile } from "./moduleFiles";

export type BlockContent = Record<string, HclValue>;

/** A `variable` or `output` block and its position. */
export interface Block {
  kind: "variable" | "output";
  name: string;
  content: BlockContent;
  file: string;
  line: number;
  /** Position of each attribute; an override file may have changed it. */
  positions: ReadonlyMap<string, SourcePosition>;
}

export interface SourcePosition {
  file: string;
  line: number;
}

const isKind = (kind: string): kind is Block["kind"] => kind === "variable" || kind === "output";

const isObject = (value: unknown): value is Record<string, HclValue> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function hclBlocks({ file, source }: SourceFile): Promise<Block[]> {
  const declarations = findBlocks(tokenize(source)).filter(({ kind }) => isKind(kind));
  let content: Record<string, unknown>;
  try {
    content = await parseHcl(path.basename(file), source);
  } catch (error) {
    const [, line, message] = /:(\d+),[\d,-]+: ([^]*?)\.?\]?$/.exec((error as Error).message) ?? [];
    if (line !== undefined) {
      throw new ModuleError(`${file}:${line}  ${message}`);
    }
    checkLabels(file, declarations);
    throw new ModuleError(`${file}  ${(error as Error).message}`);
  }
  checkLabels(file, declarations);
  const seen = new Map<string, number>();
  return declarations.map(({ kind, labels: [name = ""], line, attributes }) => {
    const index = seen.get(`${kind} ${name}`) ?? 0;
    seen.set(`${kind} ${name}`, index + 1);
    const blocks = (content[kind] as Record<string, BlockContent[]> | undefined)?.[name];
    const positions = new Map([...attributes].map(([attribute, at]) => [attribute, { file, line: at }]));
    return { kind: kind as Block["kind"], name, content: blocks?.[index] ?? {}, file, line, positions };
  });
}

function checkLabels(file: string, positions: { kind: string; labels: string[]; line: number }[]): void {
  for (const { kind, labels, line } of positions) {
    if (labels.length !== 1 || !isName(labels[0] ?? "")) {
      throw new ModuleError(`${file}:${line}  A block of this kind takes exactly one name: ${kind} "NAME" { … }`);
    }
  }
}

/** Attributes whose strings Terraform takes literally in JSON syntax: `${…}` is not a template sequence there. */
const LITERALS = new Set(["default", "description", "deprecated"]);

/** Converts a literal value in JSON syntax to HCL. */
function literal(value: HclValue): HclValue {
  if (typeof value === "string") {
    return value.replace(/[$%](?=\{)/g, "$&$&");
  }
  if (Array.isArray(value)) {
    return value.map(literal);
  }
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, literal(item)])) : value;
}

function parseJson(file: string, source: string): unknown {
  const mistake = findJsonMistake(source);
  if (mistake) {
    throw new ModuleError(`${file}:${source.slice(0, mistake.offset).split("\n").length}  ${mistake.message}`);
  }
  return JSON.parse(markLongJsonNumbers(source));
}

/** The items of a list, or a value that is not in a list, each with its keys in the file. */
const itemsOf = (value: unknown, keys: KeyPath): [item: unknown, keys: KeyPath][] =>
  Array.isArray(value) ? value.map((item, index) => [item, [...keys, index]]) : [[value, keys]];

function jsonBlocks({ file, source }: SourceFile): Block[] {
  const root = parseJson(file, source);
  // JSON is YAML.
  const yaml = new LocatedYaml(source, file);
  return itemsOf(root, []).flatMap(([declarations, rootKeys]) => {
    if (!isObject(declarations)) {
      throw new ModuleError(`${file}:1  The file is neither an object nor a list of objects.`);
    }
    return Object.entries(declarations).flatMap(([kind, value]) => {
      const named = isKind(kind) ? itemsOf(value, [...rootKeys, kind]) : [];
      return named.flatMap(([blocks, kindKeys]) => {
        if (!isObject(blocks)) {
          throw new ModuleError(`${file}:${yaml.lineOf(kindKeys)}  "${kind}" is not an object of ${kind}s by name.`);
        }
        return Object.entries(blocks).flatMap(([name, content]) =>
          itemsOf(content, [...kindKeys, name]).map(([block, keys]): Block => {
            const line = yaml.lineOf(keys);
            if (!isObject(block)) {
              throw new ModuleError(`${file}:${line}  ${kind} "${name}" is not an object.`);
            }
            const entries = Object.entries(block);
            return {
              kind: kind as Block["kind"],
              name,
              content: Object.fromEntries(
                entries.map(([key, value]) => [key, LITERALS.has(key) ? literal(value) : value]),
              ),
              file,
              line,
              positions: new Map(entries.map(([key]) => [key, { file, line: yaml.lineOf([...keys, key]) }])),
            };
          }),
        );
      });
    });
  });
}

/**
 * Reads the variables and outputs that one file of a module declares.
 *
 * @throws ModuleError if the file does not parse, with the file, the line and the parser's message
 */
export async function readBlocks(file: SourceFile): Promise<Block[]> {
  return file.isJson ? jsonBlocks(file) : hclBlocks(file);
}
