import fs from "node:fs";
import path from "node:path";
import { parse } from "@cdktn/hcl2json";
import { formatValue, type HclValue } from "./hcl";
import { formatType, parseType } from "./typeExpression";

export interface ModuleVariable {
  name: string;
  /** HCL type expression as `terraform fmt` writes it; `any` where none is declared. */
  type: string;
  /** HCL; absent when the variable is required. */
  default?: string;
  description: string;
  sensitive: boolean;
  nullable: boolean;
  /** What OpenTofu's `deprecated` says. */
  deprecated?: string;
  validation: { condition: string; message: string }[];
}

export interface ModuleOutput {
  name: string;
  description: string;
  sensitive: boolean;
}

/** What a module takes and gives. */
export interface Module {
  variables: ModuleVariable[];
  outputs: ModuleOutput[];
}

/** A problem in a module's source, told with file and line where they are known. */
export class ModuleError extends Error {}

type Block = Record<string, HclValue>;

const EXTENSIONS = [".tofu", ".tofu.json", ".tf", ".tf.json"];

/** The files that OpenTofu reads: `x.tofu` hides `x.tf`, and overrides come last. */
function moduleFiles(folder: string): string[] {
  const names = fs.readdirSync(folder).filter((name) => EXTENSIONS.some((extension) => name.endsWith(extension)));
  const present = new Set(names);
  const isHidden = (name: string): boolean =>
    /\.tf(\.json)?$/.test(name) && present.has(name.replace(/\.tf(?=$|\.json$)/, ".tofu"));
  const isOverride = (name: string): boolean => /(^|_)override\.(tf|tofu)(\.json)?$/.test(name);
  const kept = names.filter((name) => !isHidden(name)).sort();
  return [...kept.filter((name) => !isOverride(name)), ...kept.filter(isOverride)];
}

function parseJson(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    const message = (error as Error).message;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new ModuleError(`${file}:${text.slice(0, position).split("\n").length}  ${message}`);
  }
}

async function parseHcl(file: string, text: string): Promise<Record<string, unknown>> {
  try {
    return await parse(path.basename(file), text);
  } catch (error) {
    const [, line, message] = /:(\d+),[\d,-]+: ([^]*?)\.?\]?$/.exec((error as Error).message) ?? [];
    throw new ModuleError(`${file}:${line ?? 1}  ${message ?? (error as Error).message}`);
  }
}

/** Blocks of a kind: the parser gives a list for each name, JSON syntax one object. */
function blocksOf(content: Record<string, unknown>, kind: string): [name: string, block: Block][] {
  const list = [content[kind] ?? {}].flat() as Record<string, Block | Block[]>[];
  return list.flatMap((blocks) =>
    Object.entries(blocks).flatMap(([name, block]) => [block].flat().map((one) => [name, one] as [string, Block])),
  );
}

/** The text of an expression that the parser wraps, or that JSON syntax has as a plain string. */
function expression(value: HclValue | undefined): string | undefined {
  return typeof value === "string" ? (/^\$\{([^]*)\}$/.exec(value)?.[1] ?? value) : undefined;
}

function readType(name: string, block: Block, file: string): string {
  try {
    return formatType(parseType(expression(block.type) ?? "any"));
  } catch (error) {
    throw new ModuleError(`${file}  variable "${name}": ${(error as Error).message}`);
  }
}

const text = (value: HclValue | undefined): string => (typeof value === "string" ? value.trim() : "");
const isTrue = (value: HclValue | undefined): boolean => value === true || value === "true";

function readVariable(name: string, block: Block, file: string): ModuleVariable {
  const rules = [block.validation ?? []].flat() as Block[];
  return {
    name,
    type: readType(name, block, file),
    ...(block.default !== undefined && { default: formatValue(block.default) }),
    description: text(block.description),
    sensitive: isTrue(block.sensitive),
    nullable: block.nullable === undefined || isTrue(block.nullable),
    ...(block.deprecated !== undefined && { deprecated: text(block.deprecated) }),
    validation: rules.map((rule) => ({
      condition: expression(rule.condition) ?? "",
      message: text(rule.error_message),
    })),
  };
}

/** Adds a file's blocks; a second one of a name is a problem unless it is an override, which replaces attributes. */
function collect(
  known: Map<string, { block: Block; file: string }>,
  blocks: [string, Block][],
  file: string,
  kind: string,
): void {
  const isOverride = /(^|_)override\./.test(path.basename(file));
  for (const [name, block] of blocks) {
    const before = known.get(name);
    if (before && !isOverride) {
      throw new ModuleError(`${file}  ${kind} "${name}" is declared twice; the first is in ${before.file}`);
    }
    known.set(name, before ? { block: { ...before.block, ...block }, file: before.file } : { block, file });
  }
}

/**
 * Reads a Terraform or OpenTofu module, in HCL or JSON syntax.
 *
 * @param folder the module's folder; folders inside are modules of their own
 * @throws ModuleError when it is no module, or does not parse: file, line and the parser's words
 */
export async function readModule(folder: string): Promise<Module> {
  if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory()) {
    throw new ModuleError(`${folder} is not a folder. Give the folder of a Terraform or OpenTofu module.`);
  }
  const files = moduleFiles(folder).map((name) => path.join(folder, name));
  if (files.length === 0) {
    throw new ModuleError(`${folder} is not a module: it has no .tf, .tofu, .tf.json or .tofu.json file.`);
  }
  const variables = new Map<string, { block: Block; file: string }>();
  const outputs = new Map<string, { block: Block; file: string }>();
  for (const file of files) {
    const source = fs.readFileSync(file, "utf8");
    const content = file.endsWith(".json") ? parseJson(file, source) : await parseHcl(file, source);
    collect(variables, blocksOf(content, "variable"), file, "variable");
    collect(outputs, blocksOf(content, "output"), file, "output");
  }
  return {
    variables: [...variables].map(([name, { block, file }]) => readVariable(name, block, file)),
    outputs: [...outputs].map(([name, { block }]) => ({
      name,
      description: text(block.description),
      sensitive: isTrue(block.sensitive),
    })),
  };
}
