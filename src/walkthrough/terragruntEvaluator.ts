import fs from "node:fs";
import path from "node:path";
import { parseHcl } from "../catalog/hclParser";
import { CommandError } from "./call";

export type Values = Record<string, unknown>;

/** The first block of a kind; hcl2json returns blocks as a list. */
export const firstBlock = (value: unknown): Values => ((Array.isArray(value) ? value[0] : value) ?? {}) as Values;

function findInParents(folder: string, name: string): string | undefined {
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    const file = path.join(parent, name);
    if (fs.existsSync(file)) {
      return file;
    }
    if (path.dirname(parent) === parent) {
      return undefined;
    }
  }
}

export function requireParent(folder: string, name: string): string {
  const file = findInParents(folder, name);
  if (file === undefined) {
    throw new CommandError(
      `find_in_parent_folders("${name}") finds nothing above ${path.basename(folder)}: no step has written ${name} there`,
    );
  }
  return file;
}

/** Requires the parents that a file refers to. The search starts above the file's own folder, not in it. */
function requireParentsOf(file: string): void {
  for (const [, name = ""] of fs.readFileSync(file, "utf8").matchAll(/\bfind_in_parent_folders\("([^"]+)"\)/g)) {
    requireParent(path.dirname(file), name);
  }
}

export async function readHclFile(file: string): Promise<Values> {
  try {
    return await parseHcl(path.basename(file), fs.readFileSync(file, "utf8"));
  } catch (error) {
    throw new CommandError(`${path.basename(file)} does not parse: ${(error as Error).message}`);
  }
}

/** Follows `a.b.c` into a value. */
function pick(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((found, key) => (found as Values | undefined)?.[key], value);
}

/** Evaluates the kinds of `locals` that the company's files use: locals of other files, and strings built from them. */
export class Evaluator {
  readonly locals: Values = {};

  /**
   * @param unit folder of the unit
   * @param rootFolder folder of the file that it includes
   * @param exposed locals of the included files, by the label of the include
   */
  constructor(
    private readonly unit: string,
    private readonly rootFolder: string,
    private readonly exposed: Readonly<Record<string, Values>> = {},
  ) {}

  async readLocals(locals: Values): Promise<void> {
    for (const [name, value] of Object.entries(locals)) {
      this.locals[name] = await this.evaluate(value);
    }
  }

  private async expression(code: string): Promise<unknown> {
    const [, file, rest] =
      /^read_terragrunt_config\(find_in_parent_folders\("([^"]+)"(?:, *"[^"]*")?\)\)((?:\.\w+)*)$/.exec(code) ?? [];
    if (file !== undefined) {
      const found = requireParent(this.unit, file);
      requireParentsOf(found);
      const content = await readHclFile(found);
      return pick({ ...content, locals: firstBlock(content.locals) }, (rest ?? "").split(".").filter(Boolean));
    }
    if (code === "path_relative_to_include()") {
      return path.relative(this.rootFolder, this.unit).split(path.sep).join("/");
    }
    if (code === "get_terragrunt_dir()") {
      return this.unit;
    }
    const [, dirname, name] = /^(dirname\()?find_in_parent_folders\("([^"]+)"\)\)?$/.exec(code) ?? [];
    if (name !== undefined) {
      const found = requireParent(this.unit, name);
      return dirname === undefined ? found : path.dirname(found);
    }
    const [, label, keys] = /^include\.(\w+)\.locals\.([\w.]+)$/.exec(code) ?? [];
    if (label !== undefined && keys !== undefined) {
      if (this.exposed[label] === undefined) {
        throw new CommandError(`include.${label} is not available: the include "${label}" does not set expose = true`);
      }
      return pick(this.exposed[label], keys.split("."));
    }
    return code.startsWith("local.") ? pick(this.locals, code.slice("local.".length).split(".")) : undefined;
  }

  /** Like `evaluate`, for everything that a value contains. */
  async evaluateAll(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) {
      return Promise.all(value.map((item) => this.evaluateAll(item)));
    }
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value).map(async ([key, item]) => [key, await this.evaluateAll(item)] as const);
      return Object.fromEntries(await Promise.all(entries));
    }
    return this.evaluate(value);
  }

  /** @returns the value, or the unchanged HCL if only Terragrunt knows it */
  async evaluate(value: unknown): Promise<unknown> {
    if (typeof value !== "string") {
      return value;
    }
    const [, whole] = /^\$\{([^{}]*)\}$/.exec(value) ?? [];
    if (whole !== undefined) {
      return (await this.expression(whole)) ?? value;
    }
    let text = value;
    for (const [template, code = ""] of value.matchAll(/\$\{([^{}]*)\}/g)) {
      const known = await this.expression(code);
      text = typeof known === "string" ? text.replace(template, () => known) : text;
    }
    return text;
  }
}
