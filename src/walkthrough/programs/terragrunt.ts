import fs from "node:fs";
import path from "node:path";
import { organization } from "../../config/links";
import { CommandError, printed, unknownOutput, type Answer, type Call, type CallContext, type Program } from "../call";
import { readUnitConfig, unitFolders, type UnitConfig } from "../terragruntConfig";
import { readCommandLine, type CommandLine } from "./commandLine";
import { addressOf, requireAccount, requireBucket } from "./deployment";
import { readSource, requireSource } from "./moduleSources";
import { TERRAGRUNT_OPTIONS } from "./terragruntOptions";
import { outputAnswer } from "./tofu";

const WHERE = "src/walkthrough/programs/terragruntOptions.ts";

/** Commands that read or change state, and so need an account and a bucket. */
const DEPLOYING = new Set([
  "init",
  "plan",
  "apply",
  "destroy",
  "output",
  "refresh",
  "import",
  "state list",
  "state show",
]);

const stateOf = ({ backend, folder }: UnitConfig): string => (backend ? addressOf(backend) : `local/${folder}`);

/** The OpenTofu command that a call runs: `apply` for both `terragrunt apply` and `terragrunt run -- apply`. */
const commandOf = ({ command, rest, operands }: CommandLine): string =>
  command === "run" ? (rest[0] ?? operands[0] ?? "") : command;

/** Whether a call destroys what was applied. With `-destroy`, a plan only shows what would be destroyed. */
function isDestroying(line: CommandLine): boolean {
  const command = commandOf(line);
  return (
    command === "destroy" || (command === "apply" && (line.options.has("-destroy") || line.rest.includes("-destroy")))
  );
}

/** Whether a run's filters select the unit. Filters that depend on Git select every unit. */
function isSelected(unit: string, from: string, { options }: CommandLine): boolean {
  const filters = options.get("--filter") ?? [];
  const unknown = filters.find((filter) => /[|=]|\.\.\./.test(filter) && !filter.includes("["));
  if (unknown !== undefined) {
    throw new CommandError(
      `filters such as "${unknown}" are not known here. Add them to isSelected in src/walkthrough/programs/terragrunt.ts`,
    );
  }
  const negated = filters.filter((filter) => filter.startsWith("!"));
  const wanted = [
    ...filters.filter((filter) => !negated.includes(filter)),
    ...(options.get("--queue-include-dir") ?? []),
  ];
  const unwanted = [...negated.map((filter) => filter.slice(1)), ...(options.get("--queue-exclude-dir") ?? [])];
  const matches = (pattern: string): boolean => {
    const folder = path.relative(from, unit);
    const glob = pattern.replace(/^\{(.*)\}$/, "$1").replace(/^\.\//, "");
    const expression = glob
      .replace(/[.+^$()|]/g, "\\$&")
      .replaceAll("**", "\0")
      .replaceAll("*", "[^/]*")
      .replaceAll("\0", ".*");
    return pattern.includes("[") || new RegExp(`^${expression}$`).test(folder);
  };
  return (wanted.length === 0 || wanted.some(matches)) && !unwanted.some(matches);
}

/** The units in an order in which they can be applied. */
function inOrder(units: UnitConfig[]): UnitConfig[] {
  const ordered: UnitConfig[] = [];
  const add = (unit: UnitConfig): void => {
    if (ordered.includes(unit)) {
      return;
    }
    for (const { folder } of unit.dependencies.values()) {
      const other = units.find((candidate) => candidate.folder === folder);
      if (other !== undefined && other !== unit) {
        add(other);
      }
    }
    ordered.push(unit);
  };
  units.forEach(add);
  return ordered;
}

async function requireDependencies(unit: UnitConfig, command: string, context: CallContext): Promise<void> {
  for (const [name, { folder, mocksFor }] of unit.dependencies) {
    const other = await readUnitConfig(folder);
    if (!context.cloud.units.has(stateOf(other)) && !mocksFor.includes(command)) {
      throw new CommandError(
        `dependency "${name}" has no outputs: ${path.relative(context.root, folder)} has not been applied, and mock_outputs are not allowed for ${command}`,
      );
    }
  }
}

async function requireNoDependents(unit: UnitConfig, context: CallContext): Promise<void> {
  for (const { folder } of context.cloud.units.values()) {
    const other = path.join(context.root, folder);
    if (other !== unit.folder && fs.existsSync(path.join(other, "terragrunt.hcl"))) {
      const { dependencies } = await readUnitConfig(other);
      if ([...dependencies.values()].some((dependency) => dependency.folder === unit.folder)) {
        throw new CommandError(`${folder} depends on this unit and is still deployed: destroy it first`);
      }
    }
  }
}

/** Writes the files that a run leaves next to the unit's file. */
function leaveFiles({ folder }: UnitConfig): void {
  fs.mkdirSync(path.join(folder, ".terragrunt-cache/module"), { recursive: true });
  fs.writeFileSync(path.join(folder, ".terragrunt-cache/module/backend.tf"), "");
  fs.writeFileSync(path.join(folder, ".terraform.lock.hcl"), "# Checksums\n");
}

function bootstrap({ backend }: UnitConfig, context: CallContext): void {
  if (backend === undefined) {
    throw new CommandError("The unit has no remote_state block of its own or in a file that it includes");
  }
  const bucket = `bucket ${backend.bucket}`;
  if (!context.cloud.resources.has(bucket)) {
    context.cloud.resources.set(bucket, context.origin);
    context.cloud.versioned.add(backend.bucket);
  }
}

/** The merged configuration. Expressions that only Terragrunt can evaluate stay as written. */
function render({ inputs = {}, locals, source, backend }: UnitConfig, { options }: CommandLine): Answer {
  const isJson = options.has("--json") || options.get("--format")?.[0] === "json";
  if (!isJson) {
    return unknownOutput;
  }
  const remoteState = backend && { backend: "s3", config: backend };
  return printed(`${JSON.stringify({ inputs, locals, terraform: { source }, remote_state: remoteState })}\n`);
}

async function runUnit(unit: UnitConfig, line: CommandLine, call: Call, context: CallContext): Promise<Answer> {
  const command = commandOf(line);
  if (command === "backend bootstrap") {
    requireAccount(call, context, unit.allowedAccounts);
    // Before version 1.1.5, this reads the outputs of dependencies, too.
    await requireDependencies(unit, "bootstrap", context);
    bootstrap(unit, context);
    return unknownOutput;
  }
  if (unit.source !== undefined) {
    requireSource(unit.source, unit.folder, context);
  }
  if (command === "render") {
    if (unit.dependencies.size > 0) {
      requireAccount(call, context, unit.allowedAccounts);
    }
    await requireDependencies(unit, command, context);
    return render(unit, line);
  }
  if (!DEPLOYING.has(command)) {
    return unknownOutput;
  }
  requireAccount(call, context, unit.allowedAccounts);
  if (line.options.has("--backend-bootstrap")) {
    bootstrap(unit, context);
  }
  if (unit.backend !== undefined) {
    requireBucket(unit.backend, context);
  }
  await requireDependencies(unit, command, context);
  leaveFiles(unit);
  const deployed = { ...context.origin, folder: path.relative(context.root, unit.folder) };
  if (isDestroying(line)) {
    await requireNoDependents(unit, context);
    context.cloud.units.delete(stateOf(unit));
  } else if (command === "apply") {
    context.recordUnit(unit.folder, command);
    context.cloud.units.set(stateOf(unit), deployed);
  } else if (command === "output") {
    if (!context.cloud.units.has(stateOf(unit))) {
      throw new CommandError("No outputs found: this unit has not been applied");
    }
    return outputAnswer(line.operands[0], outputsOf(unit, context));
  } else {
    context.recordUnit(unit.folder, command);
  }
  line.options.get("-out")?.forEach((name) => fs.writeFileSync(path.join(unit.folder, name), "plan"));
  return unknownOutput;
}

function outputsOf({ source }: UnitConfig, context: CallContext): string[] | undefined {
  const remote = readSource(source ?? "");
  return remote?.owner === organization ? context.catalogOutputs(remote.repository, remote.folder) : undefined;
}

/** The units that a command applies to. */
async function selectUnits(call: Call, line: CommandLine): Promise<UnitConfig[]> {
  const folder = path.resolve(call.folder, line.options.get("--working-dir")?.[0] ?? ".");
  const isMany = line.options.has("--all") || line.options.has("--filter") || line.command.startsWith("stack ");
  if (!isMany) {
    return [await readUnitConfig(folder)];
  }
  const folders = unitFolders(folder).filter((unit) => isSelected(unit, folder, line));
  if (folders.length === 0) {
    throw new CommandError("No units discovered: no terragrunt.hcl in or below this folder is selected");
  }
  return inOrder(await Promise.all(folders.map(readUnitConfig)));
}

async function runTerragrunt(call: Call, context: CallContext): Promise<Answer> {
  const line = readCommandLine(call, TERRAGRUNT_OPTIONS, WHERE);
  if (
    line.command === "" ||
    ["find", "list", "dag graph", "info print"].includes(line.command) ||
    line.command.startsWith("hcl ")
  ) {
    return unknownOutput;
  }
  const units = await selectUnits(call, line);
  let answer: Answer = unknownOutput;
  for (const unit of isDestroying(line) ? units.toReversed() : units) {
    answer = await runUnit(unit, line, call, context);
  }
  return answer;
}

export const terragrunt: Program = { names: /Terragrunt/, run: runTerragrunt };
