/**
 * Brings a service's data file up to date with the source of its module.
 *
 *   yarn catalog import DIR [--service GROUP/SLUG] [--version X.Y.Z] [--check]
 *
 * DIR is the module's folder in a checkout. Without --service, the service is the one whose source path
 * DIR ends with. --check changes nothing, and fails when the data differ from the source.
 */
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { dataFiles, SERVICES_FOLDER } from "../src/catalog/servicesFolder";
import { readModule } from "../src/catalog/module";
import { ModuleError } from "../src/catalog/moduleFiles";
import { updateDataFile, type Change, type NewService, type Update } from "../src/catalog/update";
import { parse } from "yaml";

const USAGE = "Usage: yarn catalog import DIR [--service GROUP/SLUG] [--version X.Y.Z] [--check]";
/** Yarn runs commands at the root of the repository. */
const servicesRoot = path.resolve(SERVICES_FOLDER);

class UsageError extends Error {}

/** The data file whose module path a folder ends with. */
function findDataFile(folder: string): string {
  const match = dataFiles(servicesRoot).find((file) => {
    const { source } = parse(fs.readFileSync(file, "utf8")) as { source?: { path?: string } };
    return source?.path !== undefined && path.resolve(folder).endsWith(path.sep + path.normalize(source.path));
  });
  if (match === undefined) {
    throw new UsageError(
      `No service has a module whose path ${folder} ends with. Name the service: --service GROUP/SLUG.`,
    );
  }
  return match;
}

/** The part of the folder's path inside its repository, and the repository's name, from the nearest `.git`. */
function originOf(folder: string): Pick<NewService, "repository" | "path"> {
  for (let root = path.resolve(folder); root !== path.dirname(root); root = path.dirname(root)) {
    if (fs.existsSync(path.join(root, ".git"))) {
      return { repository: path.basename(root), path: path.relative(root, folder) };
    }
  }
  return { repository: "", path: path.basename(folder) };
}

function nameFrom(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function tell(key: string, { changes, undescribed }: Update): void {
  const count = (kind: Change["kind"]): number => changes.filter((change) => change.kind === kind).length;
  console.log(`${key}: ${count("added")} added, ${count("removed")} removed, ${count("changed")} changed`);
  const signs = { added: "+", removed: "-", changed: "~" };
  for (const { kind, entry, detail } of changes) {
    console.log(`  ${signs[kind]} ${entry}${detail && `: ${detail.replaceAll("\n", "\n    ")}`}`);
  }
  undescribed.forEach((entry) => console.log(`  ! ${entry} needs a description`));
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { service: { type: "string" }, version: { type: "string" }, check: { type: "boolean", default: false } },
  });
  const [command, folder, ...others] = positionals;
  if (command !== "import" || folder === undefined || others.length > 0) {
    throw new UsageError(USAGE);
  }
  if (values.service !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(values.service)) {
    throw new UsageError(`--service ${values.service} is not GROUP/SLUG, such as app-orchestration/lambda.`);
  }
  const module = await readModule(folder);
  const file = values.service === undefined ? findDataFile(folder) : path.join(servicesRoot, `${values.service}.yaml`);
  const key = path.relative(servicesRoot, file).replace(/\.yaml$/, "");
  const known = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
  const update = await updateDataFile(known, module, {
    ...(known === undefined && { name: nameFrom(path.basename(key)), ...originOf(folder) }),
    version: values.version,
  });
  tell(key, update);
  if (values.check) {
    if (update.changes.length > 0) {
      console.error(`The data differ from the source. Run "yarn catalog import ${folder} --service ${key}".`);
    }
    return update.changes.length > 0 ? 1 : 0;
  }
  // Loaded when it is needed: it takes a quarter of a second.
  const { format, resolveConfig } = await import("prettier");
  const text = await format(update.text, { ...(await resolveConfig(file)), parser: "yaml" });
  if (text !== known) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  if (known === undefined) {
    console.log(
      `New data file ${path.relative(process.cwd(), file)}: fill in purpose${values.version ? "" : ", version"} and tags, and write the page beside it.`,
    );
  }
  return 0;
}

try {
  // The parser's module keeps handles open.
  process.exit(await run());
} catch (error) {
  if (
    error instanceof ModuleError ||
    error instanceof UsageError ||
    (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS")
  ) {
    console.error((error as Error).message);
    process.exit(1);
  }
  throw error;
}
