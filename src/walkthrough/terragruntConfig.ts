import fs from "node:fs";
import path from "node:path";
import { parseHcl } from "../catalog/hcl";
import { Refusal } from "./call";

type Values = Record<string, unknown>;

/** A Terragrunt unit, as far as it can be read without Terragrunt. */
export interface UnitConfig {
  /** Absolute path of its folder. */
  folder: string;
  source: string | undefined;
  /** Its dependencies: the absolute path of each one's folder, by name. */
  dependencies: Map<string, { folder: string; mocksFor: readonly string[] }>;
  inputs: unknown;
  /** Locals whose value is known without a run; the others as HCL. */
  locals: Values;
  backend: { bucket: string; key: string; region: string } | undefined;
  allowedAccounts: string[];
}

/** The first block of a kind, which hcl2json has as a list. */
const firstBlock = (value: unknown): Values => ((Array.isArray(value) ? value[0] : value) ?? {}) as Values;

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

function requireParent(folder: string, name: string): string {
  const file = findInParents(folder, name);
  if (file === undefined) {
    throw new Refusal(
      `find_in_parent_folders("${name}") finds nothing above ${path.basename(folder)}: no step has written ${name} there`,
    );
  }
  return file;
}

async function readHclFile(file: string): Promise<Values> {
  try {
    return await parseHcl(path.basename(file), fs.readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${path.basename(file)} does not parse: ${(error as Error).message}`);
  }
}

/** Follows `a.b.c` into a value. */
function pick(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((found, key) => (found as Values | undefined)?.[key], value);
}

/** Evaluates what `locals` of these repositories have: other files' locals, and texts made of them. */
class Evaluator {
  readonly locals: Values = {};

  constructor(
    private readonly unit: string,
    private readonly rootFolder: string,
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
      const content = await readHclFile(requireParent(this.unit, file));
      return pick({ ...content, locals: firstBlock(content.locals) }, (rest ?? "").split(".").filter(Boolean));
    }
    if (code === "path_relative_to_include()") {
      return path.relative(this.rootFolder, this.unit).split(path.sep).join("/");
    }
    return code.startsWith("local.") ? pick(this.locals, code.slice("local.".length).split(".")) : undefined;
  }

  /** @returns the value, or the HCL as it is where only Terragrunt knows it */
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
      text = typeof known === "string" ? text.replace(template, known) : text;
    }
    return text;
  }
}

async function readRoot(file: string, unit: string): Promise<Pick<UnitConfig, "backend" | "allowedAccounts">> {
  const root = await readHclFile(file);
  const evaluator = new Evaluator(unit, path.dirname(file));
  await evaluator.readLocals(firstBlock(root.locals));
  const state = firstBlock(root.remote_state);
  const config = (state.config ?? {}) as Values;
  const provider = Object.values((root.generate ?? {}) as Values).map((block) => String(firstBlock(block).contents));
  const contents = String(await evaluator.evaluate(provider.join("\n")));
  const accounts = /allowed_account_ids\s*=\s*\[([^\]]*)\]/.exec(contents)?.[1] ?? "";
  return {
    backend:
      state.backend === "s3"
        ? {
            bucket: String(await evaluator.evaluate(config.bucket)),
            key: String(await evaluator.evaluate(config.key)),
            region: String(await evaluator.evaluate(config.region)),
          }
        : undefined,
    allowedAccounts: accounts.match(/\d{12}/g) ?? [],
  };
}

/** A unit may include several files: its root is the one that says where state is. */
async function findRootName(included: readonly string[], unit: string): Promise<string | undefined> {
  const names = included.flatMap((text) => /find_in_parent_folders\("([^"]+)"/.exec(text)?.[1] ?? []);
  for (const name of names) {
    if ((await readHclFile(requireParent(unit, name))).remote_state !== undefined) {
      return name;
    }
  }
  return names[0];
}

/**
 * Reads a unit and the root configuration that it includes.
 *
 * @throws {Refusal} when a file that it names does not exist
 */
export async function readUnitConfig(folder: string): Promise<UnitConfig> {
  const file = path.join(folder, "terragrunt.hcl");
  if (!fs.existsSync(file)) {
    throw new Refusal("There is no terragrunt.hcl in this folder");
  }
  const unit = await readHclFile(file);
  const [, includes = []] = Object.entries(unit).find(([name]) => name === "include") ?? [];
  const included = Object.values(includes as Values).map((block) => String(firstBlock(block).path));
  const rootName = await findRootName(included, folder);
  const evaluator = new Evaluator(folder, folder);
  await evaluator.readLocals(firstBlock(unit.locals));
  const dependencies: UnitConfig["dependencies"] = new Map();
  for (const [name, block] of Object.entries((unit.dependency ?? {}) as Values)) {
    const {
      config_path: place,
      mock_outputs: mocks,
      mock_outputs_allowed_terraform_commands: commands,
    } = firstBlock(block);
    const target = path.resolve(folder, String(await evaluator.evaluate(place)));
    if (!fs.existsSync(path.join(target, "terragrunt.hcl"))) {
      throw new Refusal(`dependency "${name}" names ${String(place)}, and there is no terragrunt.hcl in that folder`);
    }
    const mocksFor = mocks === undefined ? [] : ((commands ?? ["plan", "apply", "validate", "init"]) as string[]);
    dependencies.set(name, { folder: target, mocksFor });
  }
  const source = firstBlock(unit.terraform).source;
  return {
    folder,
    source: source === undefined ? undefined : String(await evaluator.evaluate(source)),
    dependencies,
    inputs: unit.inputs,
    locals: evaluator.locals,
    ...(rootName === undefined
      ? { backend: undefined, allowedAccounts: [] }
      : await readRoot(requireParent(folder, rootName), folder)),
  };
}
