import fs from "node:fs";
import path from "node:path";
import { formatString } from "../../catalog/hcl";
import { parseHcl } from "../../catalog/hclParser";
import { organization } from "../../config/links";
import { filesBelow } from "../../lib/filesBelow";
import { readUnitConfig, unitFolders, type UnitConfig } from "../terragruntConfig";
import type { UnitRecord } from "../unitRecords";
import { moduleName, unitAsModule } from "./terragruntModule";

/** A root module's default provider. Here, root modules become children, where each provider would start a process. */
const PROVIDER = /^provider "aws" \{\n(?:(?!\}).*\n)*\}\n/gm;

/** A source of any provider but AWS, the only one that is available. */
const OTHER_PROVIDER = /source\s*=\s*"(?!hashicorp\/aws"|\.\.?\/)[\w.-]+\/[\w-]+"/;

/** The head of the root module, and of its children that contain units, if anything needs the AWS provider. */
const AWS = `terraform {
  required_providers {
    aws = {
      source = "hashicorp/aws"
    }
  }
}

`;

const TERRAGRUNT = 'variable "terragrunt" {\n  type = any\n}\n\n';

/** The reader's file that a file of the combined module comes from. */
export interface ReaderFile {
  record: UnitRecord;
  /** Path of the reader's file, from the folder with the clones. */
  file: string;
}

export interface CombinedModule {
  folder: string;
  /** The reader's file for each file of the combined module with different content, such as a unit. */
  units: ReadonlyMap<string, ReaderFile>;
  /** The record of each tree, by the tree's name. */
  trees: ReadonlyMap<string, UnitRecord>;
  /** Folders with tests, below the module's folder. */
  tests: string[];
  /** Git configuration that redirects repositories to this disk. */
  gitConfig: string;
  /** Root modules that need a provider other than AWS. */
  leftOut: string[];
  /** Whether anything needs the AWS provider. */
  needsAws: boolean;
}

/** The repositories that sources refer to. */
export interface Remotes {
  /** Folder with the repositories of the vendor's stubs. */
  vendorRemotes: string;
  /** The owner of the company's repositories on GitHub. */
  company: string;
}

const isUnit = ({ tree, folder }: UnitRecord): boolean => fs.existsSync(path.join(tree, folder, "terragrunt.hcl"));

/** The files of a module as one text; empty if there are none. */
function codeOf(folder: string): string {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(".tf"));
  return files.map((name) => fs.readFileSync(path.join(folder, name), "utf8")).join("\n");
}

/** Everything that can change the result for a root module: the modules and tests of its repository. */
function keyOf({ tree, folder, command }: UnitRecord): string {
  const repository = path.join(tree, folder.split("/")[0] ?? "");
  const files = filesBelow(repository, /\.(?:tf|tftest\.hcl)$/);
  return JSON.stringify([
    folder,
    command,
    files.map((file) => [file, fs.readFileSync(path.join(repository, file), "utf8")]),
  ]);
}

interface ModuleContent {
  variable?: Record<string, { type?: string; default?: unknown }[]>;
  terraform?: { required_providers?: Record<string, { configuration_aliases?: string[] } | string>[] }[];
}

/** The names of AWS providers that a module takes besides the default one, such as `aws.replica`. */
function aliasesOf({ terraform = [] }: ModuleContent): string[] {
  const providers = terraform.flatMap(({ required_providers: required = [] }) => required.map(({ aws }) => aws));
  return providers
    .flatMap((aws) => (typeof aws === "object" ? (aws.configuration_aliases ?? []) : []))
    .map((alias) => alias.replace(/^\$\{(.*)\}$/, "$1"));
}

/** Builds one root module in which everything that walkthroughs deploy is a child. */
class Builder {
  readonly units = new Map<string, ReaderFile>();
  readonly trees = new Map<string, UnitRecord>();
  readonly tests: string[] = [];
  readonly leftOut: string[] = [];
  private readonly seen = new Set<string>();
  private readonly providers = new Map<string, ReaderFile>();
  private readonly unitFolders = new Set<string>();
  needsAws = false;
  private calls = "";

  constructor(
    private readonly folder: string,
    private readonly company: string,
  ) {}

  /** Makes sources refer to the company's repositories as they were for this tree. */
  private ownRemotes(code: string, tree: string): string {
    return code.replaceAll(`git@github.com:${this.company}/`, `git@github.com:${this.company}-${tree}/`);
  }

  private copyTree(record: UnitRecord): string {
    const name = path.basename(record.tree);
    if (!this.trees.has(name)) {
      this.trees.set(name, record);
      const target = path.join(this.folder, "trees", name);
      fs.cpSync(record.tree, target, { recursive: true });
      for (const file of filesBelow(target, /\.tf$/)) {
        const place = path.join(target, file);
        const code = this.ownRemotes(fs.readFileSync(place, "utf8"), name);
        this.needsAws ||= /"aws_|provider "aws"|\baws *=/.test(code);
        fs.writeFileSync(
          place,
          code.replaceAll(PROVIDER, (block) => this.takeProvider(block, { record, file })),
        );
      }
    }
    return name;
  }

  private takeProvider(block: string, source: ReaderFile): string {
    if (/\balias\s*=/.test(block)) {
      return block;
    }
    const known = block.replaceAll(/\b(?:var|local|data|module)(?:\.[\w-]+|\[[^\]]*\])+/g, "var.terragrunt");
    this.providers.set(known, this.providers.get(known) ?? source);
    // Keeps the number of lines, so that positions stay correct.
    return block.replaceAll(/.+/g, "");
  }

  private writeUnit(unit: UnitConfig, tree: string, record: UnitRecord, content: object): void {
    const name = moduleName(path.relative(record.tree, unit.folder));
    const file = path.join(`units-${tree}`, `${name}.tf.json`);
    fs.mkdirSync(path.join(this.folder, path.dirname(file)), { recursive: true });
    const json = JSON.stringify(content, null, 2);
    this.needsAws ||= json.includes('"aws.');
    fs.writeFileSync(path.join(this.folder, file), this.ownRemotes(json, tree));
    this.units.set(file, { record, file: `${path.relative(record.tree, unit.folder)}/terragrunt.hcl` });
  }

  async addUnits(record: UnitRecord): Promise<void> {
    const tree = this.copyTree(record);
    const configs = new Map<string, { unit: UnitConfig; content: object | undefined; key: string }>();
    for (const folder of unitFolders(record.tree)) {
      try {
        const unit = await readUnitConfig(folder);
        const code = codeOf(folder);
        const place = path.relative(record.tree, folder);
        const content = unitAsModule(unit, record.tree, code === "" ? undefined : `../trees/${tree}/${place}`);
        const key = `${place} ${code} ${JSON.stringify(unitAsModule(unit, record.tree, place))}`;
        configs.set(folder, { unit, content, key });
      } catch {
        // A unit that cannot be read is not part of this step. The run reports it if a command needs it.
      }
    }
    const wanted = new Set<string>();
    const want = (folder: string): void => {
      const dependencies = configs.get(folder)?.unit.dependencies.values() ?? [];
      if (!wanted.has(folder)) {
        wanted.add(folder);
        [...dependencies].forEach((dependency) => want(dependency.folder));
      }
    };
    for (const [folder, { content, key }] of configs) {
      if (content !== undefined && !this.seen.has(key)) {
        this.seen.add(key);
        want(folder);
      }
    }
    for (const folder of wanted) {
      const { unit, content } = configs.get(folder) ?? {};
      if (unit !== undefined && content !== undefined) {
        this.writeUnit(unit, tree, record, content);
      }
    }
    if (wanted.size > 0) {
      this.unitFolders.add(`units-${tree}`);
    }
  }

  async addRootModule(record: UnitRecord): Promise<void> {
    const key = keyOf(record);
    if (this.seen.has(key)) {
      return;
    }
    this.seen.add(key);
    const code = codeOf(path.join(record.tree, record.folder));
    if (OTHER_PROVIDER.test(code)) {
      this.leftOut.push(record.folder);
      return;
    }
    const tree = this.copyTree(record);
    if (record.command === "test") {
      this.tests.push(path.join("trees", tree, record.folder));
      return;
    }
    const content = (await parseHcl("root.tf", code)) as ModuleContent;
    const { variable: variables = {} } = content;
    const required = Object.entries(variables).filter(([, [block]]) => block !== undefined && !("default" in block));
    const name = `root_${this.seen.size}`;
    this.calls += required
      .map(
        ([variable, [block]]) =>
          `variable "${name}_${variable}" {\n  type = ${(block?.type ?? "any").replace(/^\$\{(.*)\}$/s, "$1")}\n}\n\n`,
      )
      .join("");
    const aliases = aliasesOf(content);
    const providers =
      aliases.length > 0
        ? `  providers = { ${["aws", ...aliases].map((alias) => `${alias} = aws`).join(", ")} }\n`
        : "";
    const passed = providers + required.map(([variable]) => `  ${variable} = var.${name}_${variable}\n`).join("");
    this.calls += `module "${name}" {\n  source = ${formatString(`./trees/${tree}/${record.folder}`)}\n${passed}}\n\n`;
  }

  finish(): void {
    // A provider that nothing uses is not validated.
    [...this.providers].forEach(([block, source], index) => {
      const file = `provider-${index}.tf`;
      const use = `\ndata "aws_region" "p${index}" {\n  provider = aws.p${index}\n}\n`;
      fs.writeFileSync(path.join(this.folder, file), block.replace("{\n", `{\n  alias = "p${index}"\n`) + use);
      this.units.set(file, source);
    });
    const aws = this.needsAws ? 'provider "aws" {\n  region = "us-east-2"\n}\n' : "";
    const head = `${this.needsAws ? AWS : ""}${TERRAGRUNT}`;
    const passed = `  terragrunt = var.terragrunt\n${this.needsAws ? "  providers  = { aws = aws }\n" : ""}`;
    for (const units of this.unitFolders) {
      fs.writeFileSync(path.join(this.folder, units, "variables.tf"), head);
      this.calls += `module "${units}" {\n  source     = "./${units}"\n${passed}}\n\n`;
    }
    fs.writeFileSync(path.join(this.folder, "main.tf"), [head, aws, this.calls].join("\n"));
  }
}

/**
 * Writes one root module with everything that was planned, applied and validated: verifying all of it takes as long as
 * verifying one root module.
 */
export async function writeCombinedModule(
  records: readonly UnitRecord[],
  folder: string,
  { vendorRemotes, company }: Remotes,
): Promise<CombinedModule> {
  fs.mkdirSync(folder, { recursive: true });
  const builder = new Builder(folder, company);
  for (const record of records) {
    await (isUnit(record) ? builder.addUnits(record) : builder.addRootModule(record));
  }
  builder.finish();
  const redirect = (target: string, owner: string, host = "github.com"): string =>
    `[url "file://${target}/"]\n\tinsteadOf = git@${host}:${owner}/\n\tinsteadOf = ssh://git@${host}/${owner}/\n`;
  const own = [...builder.trees].map(([name, record]) =>
    redirect(path.join(record.remotes, company), `${company}-${name}`),
  );
  // The company's modules refer to one another without a tree's name. These references use the last state of its
  // repositories, which has all tags.
  const plain = records.slice(-1).map(({ remotes }) => redirect(path.join(remotes, company), company));
  return {
    folder,
    units: builder.units,
    trees: builder.trees,
    tests: builder.tests,
    leftOut: builder.leftOut,
    needsAws: builder.needsAws,
    gitConfig: `[protocol "file"]\n\tallow = always\n${redirect(vendorRemotes, organization)}${redirect(vendorRemotes, "gruntwork-mirror", "git.example.com")}${[...own, ...plain].join("")}`,
  };
}
