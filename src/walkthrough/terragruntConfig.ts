import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../lib/filesBelow";
import { CommandError } from "./call";
import { Evaluator, firstBlock, readHclFile, requireParent, type Values } from "./terragruntEvaluator";

/** A Terragrunt unit, as far as it can be read without Terragrunt. */
export interface UnitConfig {
  /** Absolute path of its folder. */
  folder: string;
  source: string | undefined;
  /** The dependencies of the unit and of the files that it includes: the absolute path of each folder, by name. */
  dependencies: Map<string, { folder: string; mocksFor: readonly string[] }>;
  /** The unit's inputs, merged with those of the files that it includes. */
  inputs: unknown;
  /** Locals with values that are known without a run; the others as HCL. */
  locals: Values;
  backend: { bucket: string; key: string; region: string } | undefined;
  allowedAccounts: string[];
}

/** The folders of the units in and below a folder, without Terragrunt's own copies of them. */
export function unitFolders(folder: string): string[] {
  return filesBelow(folder, /^(?!.*\.terragrunt-cache\/)(?:.*\/)?terragrunt\.hcl$/).map((file) =>
    path.join(folder, path.dirname(file)),
  );
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

/** The root of a unit, which may include several files, is the one that configures remote state. */
async function findRootName(included: readonly string[], unit: string): Promise<string | undefined> {
  const names = included.flatMap((text) => /find_in_parent_folders\("([^"]+)"/.exec(text)?.[1] ?? []);
  for (const name of names) {
    if ((await readHclFile(requireParent(unit, name))).remote_state !== undefined) {
      return name;
    }
  }
  return names[0];
}

/** A file that a unit includes, other than the one that configures remote state. */
interface Include {
  label: string;
  content: Values;
  evaluator: Evaluator;
  isExposed: boolean;
  strategy: string;
}

async function readIncludes(blocks: Values, unit: string): Promise<Include[]> {
  const includes: Include[] = [];
  for (const [label, block] of Object.entries(blocks)) {
    const { path: configured, expose = false, merge_strategy: strategy = "shallow" } = firstBlock(block);
    const file = String(await new Evaluator(unit, unit).evaluate(configured));
    if (!fs.existsSync(file)) {
      throw new CommandError(`include "${label}" names ${String(configured)}, but there is no such file`);
    }
    const content = await readHclFile(file);
    if (content.include !== undefined) {
      throw new CommandError(
        `${path.basename(file)} itself includes another file. Only one level of includes is allowed.`,
      );
    }
    if (content.remote_state === undefined) {
      const evaluator = new Evaluator(unit, path.dirname(file));
      await evaluator.readLocals(firstBlock(content.locals));
      includes.push({ label, content, evaluator, isExposed: expose === true, strategy: String(strategy) });
    }
  }
  return includes;
}

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges like an include with `merge_strategy = "deep"`. */
function mergeDeep(parent: unknown, child: unknown): unknown {
  if (Array.isArray(parent) && Array.isArray(child)) {
    return [...(parent as unknown[]), ...(child as unknown[])];
  }
  if (!isObject(parent) || !isObject(child)) {
    return child;
  }
  const keys = new Set([...Object.keys(parent), ...Object.keys(child)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      key in parent && key in child ? mergeDeep(parent[key], child[key]) : (child[key] ?? parent[key]),
    ]),
  );
}

async function mergeInputs(includes: readonly Include[], own: unknown): Promise<unknown> {
  let merged = own;
  for (const { content, evaluator, strategy } of includes.toReversed()) {
    const inputs = strategy === "no_merge" ? undefined : await evaluator.evaluateAll(content.inputs);
    if (isObject(inputs) && (merged === undefined || isObject(merged))) {
      merged = strategy === "deep" ? mergeDeep(inputs, merged ?? {}) : { ...inputs, ...merged };
    }
  }
  return merged;
}

async function readDependencies(
  content: Values,
  evaluator: Evaluator,
  unit: string,
): Promise<UnitConfig["dependencies"]> {
  const dependencies: UnitConfig["dependencies"] = new Map();
  for (const [name, block] of Object.entries((content.dependency ?? {}) as Values)) {
    const {
      config_path: configured,
      mock_outputs: mocks,
      mock_outputs_allowed_terraform_commands: commands,
    } = firstBlock(block);
    const target = path.resolve(unit, String(await evaluator.evaluate(configured)));
    if (!fs.existsSync(path.join(target, "terragrunt.hcl"))) {
      throw new CommandError(
        `dependency "${name}" names ${String(configured)}, but there is no terragrunt.hcl in that folder`,
      );
    }
    const mocksFor = mocks === undefined ? [] : ((commands ?? ["plan", "apply", "validate", "init"]) as string[]);
    dependencies.set(name, { folder: target, mocksFor });
  }
  return dependencies;
}

async function readSourceOf(content: Values, evaluator: Evaluator): Promise<string | undefined> {
  const { source } = firstBlock(content.terraform);
  return source === undefined ? undefined : String(await evaluator.evaluate(source));
}

/**
 * Reads a unit and the files that it includes.
 *
 * @throws {CommandError} if a file that it refers to does not exist
 */
export async function readUnitConfig(folder: string): Promise<UnitConfig> {
  const file = path.join(folder, "terragrunt.hcl");
  if (!fs.existsSync(file)) {
    throw new CommandError("There is no terragrunt.hcl in this folder");
  }
  const unit = await readHclFile(file);
  const blocks = (unit.include ?? {}) as Values;
  const rootName = await findRootName(
    Object.values(blocks).map((block) => String(firstBlock(block).path)),
    folder,
  );
  const includes = await readIncludes(blocks, folder);
  const exposed = includes.filter(({ isExposed }) => isExposed);
  const evaluator = new Evaluator(
    folder,
    folder,
    Object.fromEntries(exposed.map(({ label, evaluator: { locals } }) => [label, locals])),
  );
  await evaluator.readLocals(firstBlock(unit.locals));
  const configs = [...includes.filter(({ strategy }) => strategy !== "no_merge"), { content: unit, evaluator }];
  const dependencies: UnitConfig["dependencies"] = new Map();
  let source: string | undefined;
  for (const config of configs) {
    (await readDependencies(config.content, config.evaluator, folder)).forEach((value, name) =>
      dependencies.set(name, value),
    );
    source = (await readSourceOf(config.content, config.evaluator)) ?? source;
  }
  return {
    folder,
    source,
    dependencies,
    inputs: await mergeInputs(includes, unit.inputs),
    locals: evaluator.locals,
    ...(rootName === undefined
      ? { backend: undefined, allowedAccounts: [] }
      : await readRoot(requireParent(folder, rootName), folder)),
  };
}
