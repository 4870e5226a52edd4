import fs from "node:fs";
import path from "node:path";
import { parseHcl } from "../../catalog/hclParser";
import { filesBelow } from "../../lib/filesBelow";
import {
  CommandError,
  printed,
  silent,
  unknownOutput,
  type Answer,
  type Call,
  type CallContext,
  type Program,
} from "../call";
import { readCommandLine, requireFile, type CommandLine } from "./commandLine";
import { addressOf, requireAccount, requireBucket, sampleOutput, type StateAddress } from "./deployment";
import { requireSource } from "./moduleSources";
import { TOFU_OPTIONS } from "./tofuOptions";

type Values = Record<string, unknown>;

/** File in the folder's working data that stores the backend that `init` configured. */
const INITIALIZED = ".terraform/walkthrough.json";

/** The code of a folder, with its files merged. */
async function readModule(folder: string): Promise<{ blocks: [string, Values][]; files: string[] }> {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(".tf"));
  const blocks: [string, Values][] = [];
  for (const name of files) {
    const content = await parseHcl(name, fs.readFileSync(path.join(folder, name), "utf8"));
    blocks.push(...Object.entries(content as Values).map(([kind, value]): [string, Values] => [kind, value as Values]));
  }
  return { blocks, files };
}

const asList = (value: unknown): Values[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Values[];

async function assignmentsOf(call: Call, { options }: CommandLine): Promise<Values> {
  const values: Values = {};
  for (const file of options.get("-var-file") ?? []) {
    Object.assign(values, await parseHcl("variables", fs.readFileSync(requireFile(call, file), "utf8")));
  }
  for (const assignment of options.get("-var") ?? []) {
    const [name = "", value] = assignment.split(/=([^]*)/);
    values[name] = value;
  }
  return values;
}

/** Ids of the accounts that the code's providers allow. */
function allowedAccounts(blocks: [string, Values][], values: Values): string[] {
  const providers = blocks.filter(([kind]) => kind === "provider").flatMap(([, byName]) => asList(byName.aws));
  return providers
    .flatMap(({ allowed_account_ids: ids }) => asList(ids) as unknown[])
    .map((id) => {
      const [, variable] = /^\$\{var\.(\w+)\}$/.exec(String(id)) ?? [];
      if (variable !== undefined && values[variable] === undefined) {
        throw new CommandError(`No value for required variable "${variable}": pass it with -var or -var-file`);
      }
      return String(variable === undefined ? id : values[variable]);
    });
}

async function backendOf(call: Call, blocks: [string, Values][], line: CommandLine): Promise<StateAddress | undefined> {
  const backends = blocks
    .filter(([kind]) => kind === "terraform")
    .flatMap(([, value]) => asList(value))
    .flatMap(({ backend }) => asList((backend as Values | undefined)?.s3));
  const [backend] = backends;
  if (backend === undefined || line.options.get("-backend")?.[0] === "false") {
    return undefined;
  }
  const config = { ...backend };
  for (const given of line.options.get("-backend-config") ?? []) {
    const [name = "", value] = given.split(/=([^]*)/);
    Object.assign(
      config,
      value === undefined
        ? await parseHcl("backend", fs.readFileSync(requireFile(call, given), "utf8"))
        : { [name]: value },
    );
  }
  for (const name of ["bucket", "key", "region"]) {
    if (config[name] === undefined) {
      throw new CommandError(`The backend has no ${name}: pass it with -backend-config`);
    }
  }
  return { bucket: String(config.bucket), key: String(config.key) };
}

async function initialize(call: Call, line: CommandLine, context: CallContext): Promise<Answer> {
  const { blocks, files } = await readModule(call.folder);
  if (files.length === 0) {
    throw new CommandError("OpenTofu initialized in an empty directory: there is no .tf file in this folder");
  }
  const sources = blocks
    .filter(([kind]) => kind === "module")
    .flatMap(([, byName]) => Object.values(byName).flatMap(asList))
    .map(({ source }) => String(source));
  sources.forEach((source) => requireSource(source, call.folder, context));
  const address = await backendOf(call, blocks, line);
  if (address !== undefined) {
    requireAccount(call, context, []);
    requireBucket(address, context);
  }
  fs.mkdirSync(path.join(call.folder, ".terraform"), { recursive: true });
  fs.writeFileSync(path.join(call.folder, INITIALIZED), JSON.stringify(address ?? {}));
  fs.writeFileSync(path.join(call.folder, ".terraform.lock.hcl"), "# Checksums\n");
  return unknownOutput;
}

function requireInitialized(call: Call): StateAddress {
  const file = path.join(call.folder, INITIALIZED);
  if (!fs.existsSync(file)) {
    throw new CommandError(`Run "${call.program} init" first: this folder is not initialized`);
  }
  const address = JSON.parse(fs.readFileSync(file, "utf8")) as Partial<StateAddress>;
  return { bucket: address.bucket ?? "local", key: address.key ?? call.folder };
}

async function outputNames(folder: string): Promise<string[]> {
  const { blocks } = await readModule(folder);
  return blocks.filter(([kind]) => kind === "output").flatMap(([, byName]) => Object.keys(byName));
}

/** @throws {CommandError} if the module has no such output */
export function outputAnswer(name: string | undefined, known: readonly string[] | undefined): Answer {
  if (name === undefined) {
    return unknownOutput;
  }
  if (known !== undefined && !known.includes(name)) {
    throw new CommandError(`Output "${name}" not found; the module has ${known.join(", ") || "none"}`);
  }
  return printed(sampleOutput(name));
}

async function deploy(call: Call, line: CommandLine, context: CallContext): Promise<Answer> {
  const address = addressOf(requireInitialized(call));
  const { blocks } = await readModule(call.folder);
  const plans = line.command === "apply" ? line.operands.map((plan) => requireFile(call, plan)) : [];
  const planned = plans.map((plan) => JSON.parse(fs.readFileSync(plan, "utf8")) as Values);
  const values = Object.assign({}, ...planned, await assignmentsOf(call, line)) as Values;
  requireAccount(call, context, allowedAccounts(blocks, values));
  context.recordUnit(call.folder, line.command);
  if (line.command === "plan") {
    line.options.get("-out")?.forEach((name) => fs.writeFileSync(path.join(call.folder, name), JSON.stringify(values)));
    return unknownOutput;
  }
  if (line.command === "destroy" || line.options.has("-destroy")) {
    context.cloud.units.delete(address);
    return unknownOutput;
  }
  context.cloud.units.set(address, { ...context.origin, folder: path.relative(context.root, call.folder) });
  return unknownOutput;
}

/** The versions in a block `required_providers` that has no sources. */
const PROVIDER_VERSIONS = /(?<=^ {2}required_providers \{\n(?: {4}.*\n)*) {4}(\w+) *= *("[^"]*")$/gm;

/** What `terraform 0.13upgrade` does to a module with one file that requires providers, all of them HashiCorp's. */
function nameProviderSources(folder: string): void {
  for (const file of filesBelow(folder, /^[^/]+\.tf$/).map((name) => path.join(folder, name))) {
    const named = '    $1 = {\n      source  = "hashicorp/$1"\n      version = $2\n    }';
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(PROVIDER_VERSIONS, named));
  }
  fs.writeFileSync(path.join(folder, "versions.tf"), 'terraform {\n  required_version = ">= 0.13"\n}\n');
}

async function runTofu(call: Call, context: CallContext): Promise<Answer> {
  const line = readCommandLine(call, TOFU_OPTIONS, "src/walkthrough/programs/tofuOptions.ts");
  const folder = path.resolve(call.folder, line.options.get("-chdir")?.[0] ?? ".");
  const there = { ...call, folder };
  switch (line.command) {
    case "init":
      return initialize(there, line, context);
    case "plan":
    case "apply":
    case "destroy":
      return deploy(there, line, context);
    case "validate":
    case "test":
      requireInitialized(there);
      context.recordUnit(folder, line.command);
      return unknownOutput;
    case "output":
      if (!context.cloud.units.has(addressOf(requireInitialized(there)))) {
        throw new CommandError("No outputs found: nothing has been applied from this folder");
      }
      return outputAnswer(line.operands[0], await outputNames(folder));
    case "fmt":
      return silent;
    case "0.13upgrade":
      nameProviderSources(folder);
      return unknownOutput;
    default:
      return unknownOutput;
  }
}

export const tofu: Program = { names: /OpenTofu/, run: runTofu };
