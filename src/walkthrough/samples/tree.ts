import fs from "node:fs";
import path from "node:path";
import { parseHcl } from "../../catalog/hclParser";
import type { Service } from "../../catalog/schema";
import { CommandError } from "../call";
import { readUnitConfig } from "../terragruntConfig";
import type { Values } from "../terragruntEvaluator";
import type { UnitRecord } from "../unitRecords";
import type { Sample } from "./collect";
import { kindOf } from "./kind";
import { matchServices, serviceOfFolder, unitOf, unitOfArguments } from "./services";
import { completeModule, completeUnit, otherProviders } from "./undeclared";

/** How a sample is verified, or why it is not. */
export type Outcome =
  | "in modules"
  | "in units"
  | "as arguments of services"
  | "by running tests"
  | "read by Terragrunt or Packer only"
  | "with a placeholder as source"
  | "with providers other than AWS";

/** A word in capitals that a reader replaces. */
const PLACEHOLDER = /^\s*source\s*=\s*"[^"]*\b[A-Z]{3,}(?:_[A-Z]+)*\b/m;

const COMPLETION = '\ninclude "completion" {\n  path = "${get_terragrunt_dir()}/completion.hcl"\n}\n';

/** A page's samples in a folder, as files that OpenTofu and Terragrunt could read. */
export class SampleTree {
  /** Mistakes that can be found without OpenTofu. */
  readonly mistakes: [Sample, string][] = [];
  readonly outcomes = new Map<Sample, Outcome>();
  /** The sample of each file. */
  private readonly places = new Map<string, Sample>();
  private readonly modules = new Map<string, Map<string, string>>();
  private readonly units = new Map<string, Sample>();
  private readonly tests = new Map<string, Sample>();

  /**
   * @param folder of the tree, which must not exist yet
   * @param samples of one page, in which each file occurs once
   * @param companyFiles files in the company's repositories, by path from the folder with the clones
   */
  constructor(
    readonly folder: string,
    readonly samples: readonly Sample[],
    private readonly services: readonly Service[],
    private readonly companyFiles: ReadonlyMap<string, string>,
  ) {}

  private write(file: string, content: string): void {
    const place = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, content);
  }

  /** Writes all files, adding what the page does not show. */
  async fill(): Promise<void> {
    fs.mkdirSync(this.folder, { recursive: true });
    for (const sample of this.samples) {
      try {
        await this.sort(sample);
      } catch (error) {
        this.mistakes.push([sample, `The sample does not parse: ${(error as Error).message}`]);
      }
    }
    for (const [folder, files] of this.modules) {
      (await completeModule(files)).forEach((code, name) => this.write(`${folder}/${name}`, code));
    }
    if (this.units.size > 0) {
      this.companyFiles.forEach((code, file) => {
        if (!this.places.has(file)) {
          this.write(file, code);
        }
      });
    }
    for (const [folder, sample] of this.units) {
      await this.completeUnit(folder, sample);
    }
  }

  private async sort(sample: Sample): Promise<void> {
    const content = (await parseHcl("sample.hcl", sample.code)) as Values;
    const loose = `sample_${sample.line}`;
    const kind = kindOf(sample.title, content);
    if (PLACEHOLDER.test(sample.code)) {
      this.outcomes.set(sample, "with a placeholder as source");
    } else if (kind === "module") {
      await this.addModuleFile(sample, sample.path ?? `${loose}/main.tf`);
    } else if (kind === "test" && sample.path !== undefined) {
      this.outcomes.set(sample, "by running tests");
      this.places.set(sample.path, sample);
      this.tests.set(path.dirname(sample.path).replace(/\/tests$/, ""), sample);
      this.write(sample.path, sample.code);
    } else if (kind === "configuration" || kind === "test") {
      await this.addConfiguration(sample, content);
    } else {
      const file = sample.path ?? `${loose}/terragrunt.hcl`;
      this.outcomes.set(sample, kind === "unit" ? "in units" : "as arguments of services");
      this.places.set(file, sample);
      this.units.set(path.dirname(file), sample);
      this.write(file, await this.unitCode(sample, kind === "arguments" ? unitOfArguments(sample.code) : sample.code));
    }
  }

  private async addModuleFile(sample: Sample, file: string): Promise<void> {
    if ((await otherProviders(sample.code)).length > 0) {
      this.outcomes.set(sample, "with providers other than AWS");
      return;
    }
    this.outcomes.set(sample, "in modules");
    this.places.set(file, sample);
    const folder = path.dirname(file);
    this.modules.set(
      folder,
      (this.modules.get(folder) ?? new Map<string, string>()).set(path.basename(file), sample.code),
    );
  }

  /** Adds a file that units include. On its own, it becomes a unit of the services that have its inputs. */
  private async addConfiguration(sample: Sample, content: Values): Promise<void> {
    const { path: file = `sample_${sample.line}/${sample.title}` } = sample;
    const isIncluded = this.samples.some(({ code }) => code.includes(`/${file.split("/").slice(1).join("/")}"`));
    if (content.inputs === undefined) {
      this.outcomes.set(sample, "read by Terragrunt or Packer only");
      return;
    }
    this.outcomes.set(sample, "in units");
    this.places.set(file, sample);
    this.write(file, sample.code);
    if (!isIncluded) {
      const folder = `sample_${sample.line}`;
      this.units.set(folder, sample);
      this.places.set(`${folder}/terragrunt.hcl`, sample);
      this.write(`${folder}/terragrunt.hcl`, await this.unitCode(sample, sample.code));
    }
  }

  private unitCode(sample: Sample, code: string): Promise<string> {
    return completeUnit(
      code,
      this.samples
        .filter((other) => other !== sample)
        .map((other) => other.code)
        .join("\n"),
    );
  }

  /** Creates the units that a unit depends on, as calls of the catalog's services for their folders. */
  private makeDependencies(folder: string, sample: Sample): void {
    const code = [
      sample.code,
      ...this.samples.filter((other) => other.path?.includes("_envcommon/")).map((other) => other.code),
    ].join("\n");
    for (const [, target = ""] of code.matchAll(/config_path\s*=\s*"(?:\$\{get_terragrunt_dir\(\)\}\/)?([^"]*)"/g)) {
      const needed = path.posix.join(folder, target);
      const file = `${needed}/terragrunt.hcl`;
      const service = serviceOfFolder(needed, this.services);
      if (service !== undefined && !fs.existsSync(path.join(this.folder, file))) {
        this.write(file, unitOf(service, []));
      }
    }
  }

  private async completeUnit(folder: string, sample: Sample): Promise<void> {
    this.makeDependencies(folder, sample);
    const place = path.join(this.folder, folder);
    try {
      const { source, inputs } = await readUnitConfig(place);
      const isPart = source === undefined || this.outcomes.get(sample) === "as arguments of services";
      if (!isPart || typeof inputs !== "object" || inputs === null) {
        this.outcomes.set(sample, isPart ? "read by Terragrunt or Packer only" : "in units");
        return;
      }
      // Names with an underscore are for the units that include the file.
      const names = Object.keys(inputs).filter((name) => !name.startsWith("_"));
      const services = matchServices(names, source, sample.page, this.services);
      if (services.length === 0) {
        this.mistakes.push([
          sample,
          `No service of the catalog has the inputs ${names.join(", ")}. Correct their names.`,
        ]);
      }
      fs.appendFileSync(path.join(place, "terragrunt.hcl"), services.length === 0 ? "" : COMPLETION);
      services.forEach((service, index) => {
        const unit = index === 0 ? folder : `${folder}_${index}`;
        if (index > 0) {
          fs.cpSync(place, path.join(this.folder, unit), { recursive: true });
          this.places.set(`${unit}/terragrunt.hcl`, sample);
        }
        this.write(`${unit}/completion.hcl`, unitOf(service, names));
      });
    } catch (error) {
      if (!(error instanceof CommandError)) {
        throw error;
      }
      this.mistakes.push([sample, error.message]);
    }
  }

  /** @returns the sample of a file, or of the tests in a folder */
  sampleAt(file: string): Sample | undefined {
    return this.places.get(file) ?? this.tests.get(file);
  }

  /** The records to be verified. */
  records(): UnitRecord[] {
    const remotes = `${this.folder}-remotes`;
    const record = (sample: Sample, folder: string, command: string): UnitRecord => ({
      page: sample.page.path,
      line: sample.line,
      tree: this.folder,
      folder,
      command,
      remotes,
    });
    const modules = [...this.modules].flatMap(([folder, files]) => {
      const [name] = files.keys();
      const sample = this.places.get(`${folder}/${name}`);
      return sample ? [record(sample, folder, "validate")] : [];
    });
    const wrong = new Set(this.mistakes.map(([sample]) => sample));
    const [unit] = [...this.units]
      .filter(([, sample]) => !wrong.has(sample))
      .map(([folder, sample]) => record(sample, folder, "validate"));
    const tests = [...this.tests].map(([folder, sample]) => record(sample, folder, "test"));
    return [...modules, ...(unit ? [unit] : []), ...tests];
  }
}
