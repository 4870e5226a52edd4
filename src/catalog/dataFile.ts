import fs from "node:fs";
import path from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { compareVersions } from "../lib/compareVersions";
import { explainIssue, LocatedYaml, type KeyPath } from "../lib/locatedYaml";
import { ProblemsError, repositoryPath, type Problem } from "../lib/problem";
import { referencedInputs, renderDescription } from "./description";
import { dataFiles } from "./servicesFolder";
import { serviceSchema, type Input, type Output, type Service, type ServiceFile } from "./schema";
import { fieldPaths, hasOpenFields, parseType, type TypeNode } from "./typeExpression";
import { checkWiring } from "./wiringCheck";

/** The texts that several services share, in the services' folder. */
export const SHARED_FILE = "shared-descriptions.yaml";

/**
 * Reads the values of a data file. Reading positions as well takes ten times as long, so that happens only if the file
 * has errors.
 *
 * @param file the file's path as reported in problems
 */
function readValues(text: string, file: string): { values: unknown; problems: Problem[] } {
  try {
    return { values: load(text, { schema: CORE_SCHEMA }) ?? null, problems: [] };
  } catch (error) {
    const located = new LocatedYaml(text, file);
    return { values: undefined, problems: [located.syntaxProblem() ?? located.problem([], (error as Error).message)] };
  }
}

interface SharedDescriptions {
  readonly text: string;
  readonly shared: Record<string, string>;
  readonly problems: Problem[];
}

/** The last result, cached because every service needs it and parsing it takes longer than reading most services. */
let lastShared: SharedDescriptions = { text: "", shared: {}, problems: [] };

/** Reads the texts that several services share. */
function readSharedDescriptions(servicesRoot: string, root?: string): SharedDescriptions {
  const file = path.join(servicesRoot, SHARED_FILE);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  if (text !== lastShared.text) {
    const { values, problems } = readValues(text, repositoryPath(file, root));
    lastShared = { text, shared: (values ?? {}) as Record<string, string>, problems };
  }
  return lastShared;
}

class Checker {
  readonly problems: Problem[] = [];
  /** Parsed only if there is a problem. */
  private located: LocatedYaml | undefined;

  constructor(
    private readonly source: string,
    private readonly file: string,
    private readonly shared: Record<string, string>,
  ) {}

  report(keys: KeyPath, message: string): void {
    this.located ??= new LocatedYaml(this.source, this.file);
    this.problems.push(this.located.problem(keys, message));
  }

  /** Resolves a text, and reports references to anything that the service does not have. */
  text(keys: KeyPath, description: string | { shared: string }, names: Set<string>): string {
    const text = typeof description === "string" ? description : this.sharedText(keys, description);
    for (const name of referencedInputs(text)) {
      if (!names.has(name)) {
        this.report(keys, `refers to "var.${name}", which is not an input of this service. Correct the name.`);
      }
    }
    return this.markdown(keys, text.trim());
  }

  /** Reports Markdown that the page cannot show. */
  markdown(keys: KeyPath, text: string): string {
    try {
      renderDescription(text, { inputs: new Set(), outputs: new Set() });
    } catch (error) {
      this.report(keys, `${(error as Error).message}.`);
    }
    return text;
  }

  sharedText(keys: KeyPath, description: { shared: string }): string {
    const text = this.shared[description.shared];
    if (typeof text === "string") {
      return text;
    }
    this.report(
      keys,
      `${SHARED_FILE} has no text "${description.shared}". Add it, or write the description in this file.`,
    );
    return "";
  }

  type(keys: KeyPath, expression: string): TypeNode | undefined {
    try {
      return parseType(expression);
    } catch (error) {
      this.report(keys, `${(error as Error).message}. Run "yarn catalog import" or write the type as in variables.tf.`);
      return undefined;
    }
  }

  input(index: number, input: ServiceFile["inputs"][number], names: Set<string>): Input {
    const keys = ["inputs", index] as const;
    const type = this.type([...keys, "type"], input.type);
    const { description, fields, editorial, from, ...data } = input;
    const paths = type && !hasOpenFields(type) ? new Set(fieldPaths(type)) : undefined;
    const texts = Object.entries(fields ?? {}).map(([field, text]) => {
      if (paths && !paths.has(field)) {
        this.report(
          [...keys, "fields", field],
          `the type has no field "${field}". Remove its description or correct the path.`,
        );
      }
      return [field, this.text([...keys, "fields", field], text, names)] as const;
    });
    for (const related of input.related ?? []) {
      if (!names.has(related) || related === input.name) {
        this.report(
          [...keys, "related"],
          `"${related}" is not another input of this service. Correct the name, or remove it.`,
        );
      }
    }
    return {
      ...data,
      ...editorial,
      ...(from !== undefined && { from: [from].flat() }),
      ...(description !== undefined && { description: this.text([...keys, "description"], description, names) }),
      ...(fields && { fields: Object.fromEntries(texts) }),
    };
  }

  output(index: number, output: ServiceFile["outputs"][number], names: Set<string>): Output {
    const { description, ...data } = output;
    if (output.type !== undefined) {
      this.type(["outputs", index, "type"], output.type);
    }
    return description === undefined
      ? data
      : { ...data, description: this.text(["outputs", index, "description"], description, names) };
  }

  /** Checks what the file says about the service itself. */
  service({ version, lastModifiedVersion, tags }: ServiceFile): void {
    if (compareVersions(lastModifiedVersion, version) > 0) {
      this.report(
        ["lastModifiedVersion"],
        `is later than ${version}, the version of the data. Correct one of the two.`,
      );
    }
    tags.forEach((tag, index) => {
      if (tags.indexOf(tag) < index) {
        this.report(["tags", index], `"${tag}" is listed twice. Remove one.`);
      }
    });
  }

  distinct(list: "inputs" | "outputs", entries: { name: string; description?: string }[]): void {
    const names = new Set<string>();
    const byText = new Map<string, string>();
    entries.forEach(({ name, description }, index) => {
      if (names.has(name)) {
        this.report([list, index, "name"], "is in the file twice. Remove one.");
      }
      names.add(name);
      if (description === undefined) {
        return;
      }
      const twin = byText.get(description);
      if (twin !== undefined) {
        this.report([list, index, "description"], `has the same text as "${twin}". Say what is specific to this one.`);
      }
      byText.set(description, name);
    });
  }
}

/** A service's group and slug, which come from the path of its file. */
function groupAndSlug(file: string): { group: string; slug: string } {
  return { group: path.basename(path.dirname(file)), slug: path.basename(file, ".yaml") };
}

type Result = { service: Service; problems: [] } | { service: undefined; problems: Problem[] };

/**
 * Parses and validates the text of a data file.
 *
 * @param text YAML
 * @param file path `…/GROUP/SLUG.yaml`, as used in problems
 * @param shared texts of shared-descriptions.yaml
 * @returns the service with its texts resolved, or else all problems
 */
export function parseService(text: string, file: string, shared: Record<string, string>): Result {
  const { values, problems } = readValues(text, file);
  if (problems.length > 0) {
    return { service: undefined, problems };
  }
  const checker = new Checker(text, file, shared);
  const result = serviceSchema.safeParse(values, { error: explainIssue });
  if (!result.success) {
    return { service: undefined, problems: new LocatedYaml(text, file).schemaProblems(result.error) };
  }
  const names = new Set(result.data.inputs.map(({ name }) => name));
  const inputs = result.data.inputs.map((input, index) => checker.input(index, input, names));
  const outputs = result.data.outputs.map((output, index) => checker.output(index, output, names));
  checker.distinct("inputs", inputs);
  checker.distinct("outputs", outputs);
  checker.service(result.data);
  return checker.problems.length > 0
    ? { service: undefined, problems: checker.problems }
    : { service: { ...result.data, ...groupAndSlug(file), inputs, outputs }, problems: [] };
}

/** Results by file: a build reads each several times. An entry is stale if its text or a shared text has changed. */
const cache = new Map<string, { text: string; sharedText: string; result: Result }>();

function readDataFile(file: string, name: string, { text: sharedText, shared }: SharedDescriptions): Result {
  const text = fs.readFileSync(file, "utf8");
  const known = cache.get(name);
  if (known?.text === text && known.sharedText === sharedText) {
    return known.result;
  }
  const result = parseService(text, name, shared);
  cache.set(name, { text, sharedText, result });
  return result;
}

/** The problems of data files. If the shared texts have problems, only those, because they cause the others. */
function problemsOf(shared: SharedDescriptions, results: { problems: Problem[] }[]): Problem[] {
  return shared.problems.length > 0 ? [...shared.problems] : results.flatMap(({ problems }) => problems);
}

/**
 * Reads one service's data file.
 *
 * @param file path `…/GROUP/SLUG.yaml`; the texts that services share are read from the folder above
 * @throws if it has problems; the message has one line for each, with the file, the position and how to fix it
 */
export function readService(file: string): Service {
  const shared = readSharedDescriptions(path.dirname(path.dirname(file)));
  const { service, problems } = readDataFile(file, repositoryPath(file), shared);
  if (service === undefined) {
    throw new ProblemsError(problemsOf(shared, [{ problems }]));
  }
  return service;
}

/**
 * Reads the data files of all services.
 *
 * @param servicesRoot folder that contains one folder per group
 * @param root root of the repository, to which the paths in problems are relative; defaults to the working directory
 * @returns the services whose own data is valid, and all problems: those within individual files or, if there are
 *   none, those in references between files
 */
export function readServices(servicesRoot: string, root?: string): { services: Service[]; problems: Problem[] } {
  const shared = readSharedDescriptions(servicesRoot, root);
  const results = dataFiles(servicesRoot).map((file) => readDataFile(file, repositoryPath(file, root), shared));
  const services = results.flatMap(({ service }) => service ?? []);
  const problems = problemsOf(shared, results);
  if (problems.length > 0) {
    return { services, problems };
  }
  const wiringProblems = checkWiring(services).map(({ service, keys, message }) => {
    const file = repositoryPath(path.join(servicesRoot, service.group, `${service.slug}.yaml`), root);
    return new LocatedYaml(cache.get(file)?.text ?? "", file).problem(keys, message);
  });
  return { services, problems: wiringProblems };
}

/**
 * Reads the data files of all services for a command that needs every one of them.
 *
 * @param servicesRoot and root as in {@link readServices}
 * @throws ProblemsError if there are problems
 */
export function readValidServices(servicesRoot: string, root?: string): Service[] {
  const { services, problems } = readServices(servicesRoot, root);
  if (problems.length > 0) {
    throw new ProblemsError(problems);
  }
  return services;
}
