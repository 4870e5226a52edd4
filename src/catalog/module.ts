import { didYouMean } from "../lib/didYouMean";
import { expressionOf, formatValue, type HclValue } from "./hcl";
import { HclError, readExpression, TokenReader } from "./hclExpression";
import { tokenize, type Token } from "./hclTokens";
import { readBlocks, type Block, type BlockContent } from "./moduleBlocks";
import { ModuleError, readModuleFiles, type SourceFile } from "./moduleFiles";
import { formatType, parseType } from "./typeExpression";
import { isOfType } from "./typeFit";

/** Properties that both kinds of declaration share. */
interface Declared {
  name: string;
  /** Empty if the module does not describe it. */
  description: string;
  sensitive: boolean;
  /** Whether its value is excluded from the state and the plan. */
  ephemeral: boolean;
  /** The message of OpenTofu's `deprecated` attribute. */
  deprecated?: string;
}

export interface ModuleVariable extends Declared {
  /** HCL type expression as formatted by `terraform fmt`; `any` if none is declared. */
  type: string;
  /** HCL; absent if the variable is required. */
  default?: string;
  nullable: boolean;
  validation: { condition: string; message: string }[];
}

export type ModuleOutput = Declared;

/** The interface of a module: its variables and outputs. */
export interface Module {
  variables: ModuleVariable[];
  outputs: ModuleOutput[];
}

/** The HCL of an attribute, which is a string in JSON syntax and in older HCL. */
const codeOf = (value: HclValue | undefined): string | undefined =>
  expressionOf(value) ?? (typeof value === "string" ? value : undefined);

/** The text of a string, in which `$${` and `%%{` are escapes. */
const textOf = (value: HclValue | undefined): string =>
  typeof value === "string" ? value.trim().replace(/([$%])\1(?=\{)/g, "$1") : "";

const isTrue = (value: HclValue | undefined): boolean => value === true || value === "true";

function fail(block: Block, attribute: string, message: string, lineInValue = 1): never {
  const { file, line } = block.positions.get(attribute) ?? block;
  throw new ModuleError(`${file}:${line + lineInValue - 1}  ${block.kind} "${block.name}": ${message}`);
}

/** The arguments and nested blocks of each kind of block, in any release of Terraform or OpenTofu. */
const ARGUMENTS = {
  variable: "type default description sensitive ephemeral nullable deprecated const validation".split(" "),
  output: "value type description sensitive ephemeral deprecated depends_on precondition".split(" "),
};

/** Rejects a misspelled argument. If it were ignored, the data would describe a different module. */
function checkArguments(block: Block): void {
  const known = ARGUMENTS[block.kind];
  // JSON has no comments, so Terraform ignores this key.
  const unknown = Object.keys(block.content).find((name) => name !== "//" && !known.includes(name));
  if (unknown !== undefined) {
    const close = didYouMean(unknown, known);
    const hint = close === undefined ? `Its arguments are ${known.join(", ")}.` : `Did you mean "${close}"?`;
    fail(block, unknown, `it has no argument "${unknown}". ${hint}`);
  }
}

function readType(block: Block): string {
  try {
    return formatType(parseType(codeOf(block.content.type) ?? "any"));
  } catch (error) {
    return fail(block, "type", (error as Error).message, error instanceof HclError ? error.line : 1);
  }
}

/** Formats a condition on one line without comments, so that a different layout does not count as a different rule. */
function formatCondition(condition: string): string {
  const tokens = tokenize(condition);
  if (tokens.some(({ interpolated }) => interpolated.some(({ kind }) => kind === "newline"))) {
    return condition;
  }
  return readExpression(new TokenReader(tokens))
    .replace(/([[(])\n\s*/g, "$1")
    .replace(/,?\n\s*(?=[\])])/g, "")
    .replace(/\{\n\s*/g, "{ ")
    .replace(/\n\s*\}/g, " }")
    .replace(/,?\n\s*/g, ", ");
}

function readCondition(block: Block, { condition }: BlockContent): string {
  try {
    return formatCondition(codeOf(condition) ?? formatValue(condition ?? null));
  } catch (error) {
    return fail(block, "", `condition of a validation rule: ${(error as Error).message}`);
  }
}

const REFERENCE = /^(?:var|local|module|data|path|terraform|each|count|self)$/;
const KEYWORD = /^(?:for|in|if|else|endif|endfor)$/;

/** Finds what Terraform does not allow in a default: a function call or a reference. */
function findCode(tokens: readonly Token[]): string | undefined {
  for (const [index, { kind, text, interpolated }] of tokens.entries()) {
    const next = tokens[index + 1]?.text;
    if (kind === "name" && next === "(" && !KEYWORD.test(text)) {
      return `calls the function "${text}"`;
    }
    if (kind === "name" && next === "." && REFERENCE.test(text)) {
      return `refers to "${text}.${tokens[index + 2]?.text ?? ""}"`;
    }
    const inside = findCode(interpolated);
    if (inside !== undefined) {
      return inside;
    }
  }
  return undefined;
}

function readDefault(block: Block, type: string): string | undefined {
  const { default: value } = block.content;
  if (value === undefined) {
    return undefined;
  }
  const text = formatValue(value);
  const code = findCode(tokenize(text));
  if (code !== undefined) {
    fail(block, "default", `the default ${code}. Terraform allows only constants there.`);
  }
  return isOfType(value, parseType(type)) ? text : fail(block, "default", "the default does not match the type.");
}

function readDeclared({ name, content }: Block): Declared {
  const { description, sensitive, ephemeral, deprecated } = content;
  return {
    name,
    description: textOf(description),
    sensitive: isTrue(sensitive),
    ephemeral: isTrue(ephemeral),
    ...(textOf(deprecated) !== "" && { deprecated: textOf(deprecated) }),
  };
}

function readVariable(block: Block): ModuleVariable {
  const { nullable, validation } = block.content;
  const type = readType(block);
  const value = readDefault(block, type);
  return {
    ...readDeclared(block),
    type,
    ...(value !== undefined && { default: value }),
    nullable: nullable === undefined || isTrue(nullable),
    validation: ([validation ?? []].flat() as BlockContent[]).map((rule) => ({
      condition: readCondition(block, rule),
      message: textOf(rule.error_message),
    })),
  };
}

/** Adds a file's blocks. An override replaces attributes of an existing block; any other block must be new. */
function collect(known: Map<string, Block>, blocks: Block[], { isOverride }: SourceFile): void {
  for (const block of blocks) {
    const key = `${block.kind} ${block.name}`;
    const base = known.get(key);
    if (base && !isOverride) {
      fail(block, "", `it is declared twice; the first declaration is in ${base.file}:${base.line}`);
    }
    if (!base && isOverride) {
      fail(block, "", "an override file changes it, but no other file declares it");
    }
    const merged = base && {
      ...base,
      content: { ...base.content, ...block.content },
      positions: new Map([...base.positions, ...block.positions]),
    };
    known.set(key, merged ?? block);
  }
}

/**
 * Reads a Terraform or OpenTofu module, in HCL or JSON syntax.
 *
 * @param folder the module's folder; its subfolders are separate modules
 * @throws ModuleError if it is not a valid module, with the file and line
 */
export async function readModule(folder: string): Promise<Module> {
  const known = new Map<string, Block>();
  for (const file of readModuleFiles(folder)) {
    collect(known, await readBlocks(file), file);
  }
  const blocks = [...known.values()];
  blocks.forEach(checkArguments);
  return {
    variables: blocks.filter(({ kind }) => kind === "variable").map(readVariable),
    outputs: blocks.filter(({ kind }) => kind === "output").map(readDeclared),
  };
}
