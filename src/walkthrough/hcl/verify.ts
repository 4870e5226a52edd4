import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { compareVersions } from "../../lib/compareVersions";
import type { UnitRecord } from "../unitRecords";
import { writeCombinedModule, type CombinedModule, type Remotes } from "./combinedModule";

/** An error that OpenTofu or Terraform reports in a reader's file. */
export interface HclMistake {
  /** A step that used the code. */
  record: UnitRecord;
  /** Path of the file, from the folder with the clones. */
  file: string;
  /** Line in that file; undefined if unknown. */
  line: number | undefined;
  /** Name of the invalid argument, if the line is unknown. */
  argument?: string | undefined;
  message: string;
}

interface Diagnostic {
  severity: string;
  summary: string;
  detail: string;
  range?: { filename: string; start: { line: number } };
}

export interface ProgramOptions {
  /** `tofu` or `terraform`. */
  program: string;
  /** Folder of a mirror that contains `registry.terraform.io`. Without it, providers come from the registry. */
  providerMirror: string | undefined;
  /** Provider versions that may come from the registry, such as `~> 6.0`. */
  providerConstraint?: string | undefined;
  /** An empty folder. */
  scratch: string;
}

export interface VerifyOptions extends ProgramOptions, Remotes {}

/** The program that verifies HCL: `tofu` or else `terraform`, if one is on the PATH. */
export function findHclProgram(): string | undefined {
  return ["tofu", "terraform"].find((name) => spawnSync(name, ["version"], { stdio: "ignore" }).status === 0);
}

/**
 * The folder with the AWS provider's executable for this machine.
 *
 * @param folder contains a folder for each registry
 * @returns undefined if there is none
 */
function findProvider(folder: string): string | undefined {
  const registries = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const versions = registries
    .map((registry) => path.join(folder, registry, "hashicorp/aws"))
    .find((place) => fs.existsSync(place));
  if (versions === undefined) {
    return undefined;
  }
  const platform = `${os.platform()}_${os.arch() === "x64" ? "amd64" : os.arch()}`;
  const version = fs.readdirSync(versions).toSorted(compareVersions).at(-1);
  return path.join(versions, version ?? "", platform);
}

/** Downloads the provider separately, because no version satisfies the constraints of both old and new code. */
function downloadProvider({ program, scratch, providerConstraint = "" }: ProgramOptions): string | undefined {
  const folder = path.join(scratch, "provider");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, "main.tf"),
    `terraform {\n  required_providers {\n    aws = {\n      source  = "hashicorp/aws"\n      version = "${providerConstraint}"\n    }\n  }\n}\n`,
  );
  spawnSync(program, ["init", "-backend=false", "-input=false"], { cwd: folder, stdio: "ignore" });
  return findProvider(path.join(folder, ".terraform/providers"));
}

/** The part of the cache key that does not come from files: the program, its version and the mirror's provider. */
export function describeProgram(program: string | undefined, providerMirror: string | undefined): string {
  const version = program && spawnSync(program, ["version"], { encoding: "utf8" }).stdout.split("\n")[0];
  return `${program} ${version} ${providerMirror && findProvider(providerMirror)}`;
}

/** Runs OpenTofu or Terraform on the combined module. */
export class HclVerifier {
  private readonly environment: NodeJS.ProcessEnv;
  /** Folder with the AWS provider. */
  private readonly provider: string | undefined;

  constructor(
    private readonly combined: CombinedModule,
    private readonly options: ProgramOptions,
  ) {
    const git = path.join(options.scratch, "gitconfig");
    const cli = path.join(options.scratch, "cli.tfrc");
    fs.writeFileSync(git, combined.gitConfig);
    this.provider = combined.needsAws ? findOrDownload(options) : undefined;
    // An override is used whatever version the code asks for, and is not checked against a lockfile.
    const override = this.provider && formatOverride(this.provider);
    fs.writeFileSync(cli, override ? `provider_installation {\n${override}  direct {}\n}\n` : "");
    this.environment = {
      ...process.env,
      GIT_CONFIG_GLOBAL: git,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_TERMINAL_PROMPT: "0",
      TF_CLI_CONFIG_FILE: cli,
      CHECKPOINT_DISABLE: "1",
      TF_IN_AUTOMATION: "1",
    };
  }

  /** @returns the program's output; `json` is its standard output alone */
  private run(folder: string, ...args: string[]): { succeeded: boolean; output: string; json: string } {
    const { status, stdout, stderr } = spawnSync(this.options.program, args, {
      cwd: folder,
      env: this.environment,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    return { succeeded: status === 0, output: stdout + stderr, json: stdout };
  }

  private prepare(folder: string): ReturnType<HclVerifier["run"]> {
    return this.run(folder, "get", "-no-color");
  }

  private mistakeOf({ summary, detail, range }: Diagnostic): HclMistake {
    const message = `${summary}: ${detail.replaceAll(/\s+/g, " ")}`;
    const file = range?.filename.split(path.sep).join("/") ?? "main.tf";
    const unit = this.combined.units.get(file);
    if (unit !== undefined) {
      const json = fs.readFileSync(path.join(this.combined.folder, file), "utf8").split("\n")[
        (range?.start.line ?? 1) - 1
      ];
      return { ...unit, line: undefined, argument: /^\s*"([\w-]+)":/.exec(json ?? "")?.[1], message };
    }
    const [, tree = "", inside = ""] = /^trees\/([^/]+)\/(.*)$/.exec(file) ?? [];
    const record = this.combined.trees.get(tree) ?? [...this.combined.trees.values()][0];
    if (record === undefined) {
      throw new Error(message);
    }
    return {
      record,
      file: inside === "" ? file : inside,
      line: inside === "" ? undefined : range?.start.line,
      message,
    };
  }

  /** The messages of a command without machine-readable output. */
  private installationMistakes(output: string): HclMistake[] {
    const messages = output.split(/^(?=.*\bError: )/m).slice(1);
    return messages.map((text) => {
      const [, filename, line = "1"] = /\bon (\S+) line (\d+)/.exec(text) ?? [];
      const [, summary = ""] = /Error: (.*)/.exec(text) ?? [];
      const detail = text.replace(/.*Error: .*/, "").slice(0, 600);
      const range = filename === undefined ? {} : { range: { filename, start: { line: Number(line) } } };
      return this.mistakeOf({ severity: "error", summary, detail, ...range });
    });
  }

  /** @returns undefined if the provider cannot be downloaded */
  validate(): HclMistake[] | undefined {
    const { folder, needsAws } = this.combined;
    if (needsAws && this.provider === undefined) {
      return undefined;
    }
    const prepared = this.prepare(folder);
    if (!prepared.succeeded) {
      return this.installationMistakes(prepared.output);
    }
    const { json } = this.run(folder, "validate", "-json");
    const { diagnostics } = JSON.parse(json) as { diagnostics: Diagnostic[] };
    return diagnostics.filter(({ severity }) => severity === "error").map((diagnostic) => this.mistakeOf(diagnostic));
  }

  test(): HclMistake[] {
    return this.combined.tests.flatMap((test) => {
      const folder = path.join(this.combined.folder, test);
      const prepared = this.prepare(folder);
      const result = prepared.succeeded ? this.run(folder, "test", "-no-color") : prepared;
      const [, tree = "", inside = ""] = /^trees\/([^/]+)\/(.*)$/.exec(test) ?? [];
      const record = this.combined.trees.get(tree);
      return result.succeeded || record === undefined
        ? []
        : [
            {
              record,
              file: inside,
              line: undefined,
              message: `The tests fail: ${result.output.slice(-600).replaceAll(/\s+/g, " ")}`,
            },
          ];
    });
  }
}

const findOrDownload = (options: ProgramOptions): string | undefined =>
  options.providerMirror === undefined ? downloadProvider(options) : findProvider(options.providerMirror);

const formatOverride = (provider: string): string =>
  `  dev_overrides {\n    "hashicorp/aws" = ${JSON.stringify(provider)}\n  }\n`;

/**
 * Mistakes that keep a configuration from being loaded hide those that validation finds, so the code without them is
 * validated again, up to this many times in all.
 */
const MAX_ATTEMPTS = 3;

/**
 * Validates and tests the code that walkthroughs deploy, with the real program.
 *
 * @returns undefined if the AWS provider is neither in a mirror nor downloadable
 */
export async function verifyHcl(
  records: readonly UnitRecord[],
  options: VerifyOptions,
): Promise<{ mistakes: HclMistake[]; leftOut: string[] } | undefined> {
  fs.mkdirSync(options.scratch, { recursive: true });
  const mistakes: HclMistake[] = [];
  let leftOut: string[] = [];
  let rest = records;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && rest.length > 0; attempt++) {
    const combined = await writeCombinedModule(rest, path.join(options.scratch, `combined-${attempt}`), options);
    const verifier = new HclVerifier(combined, options);
    const found = verifier.validate();
    if (found === undefined) {
      return undefined;
    }
    mistakes.push(...found);
    if (attempt === 1) {
      mistakes.push(...verifier.test());
      leftOut = combined.leftOut;
    }
    const isWrong = ({ tree, folder }: UnitRecord): boolean =>
      found.some(({ record, file }) => record.tree === tree && file.startsWith(`${folder}/`));
    const others = rest.filter((record) => !isWrong(record));
    if (others.length === rest.length) {
      break;
    }
    rest = others;
  }
  return { mistakes, leftOut };
}
