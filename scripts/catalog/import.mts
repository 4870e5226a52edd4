import fs from "node:fs";
import path from "node:path";
import { DataDocumentError } from "../../src/catalog/dataDocument";
import { readModule } from "../../src/catalog/module";
import { findMissingTexts } from "../../src/catalog/texts";
import { updateDataFile, type Difference, type Update } from "../../src/catalog/update";
import { countOf } from "../../src/lib/countOf";
import { listOf } from "../../src/lib/listOf";
import { differencesFromRelease, findOrigin } from "./origin.mts";
import { scaffoldPage } from "./scaffold.mts";
import { checkSource, dataFileOf, describeSource, findServices, isSource } from "./service.mts";

interface Options {
  service: string | undefined;
  version: string | undefined;
  renamed: ReadonlyMap<string, string>;
  scaffold: boolean;
  check: boolean;
}

const SIGNS = { added: "+", removed: "-", changed: "~" };

function formatUpdate(service: string, { differences, recorded }: Update): string {
  const count = (kind: Difference["kind"]): number => differences.filter((one) => one.kind === kind).length;
  return [
    `${service}: ${count("added")} added, ${count("removed")} removed, ${count("changed")} changed` +
      (recorded > 0 ? `; ${countOf(recorded, "module description")} recorded for the first time` : ""),
    ...differences.map(({ kind, entry, detail }) => {
      return `  ${SIGNS[kind]} ${entry}${detail && `: ${detail.replaceAll("\n", "\n    ")}`}`;
    }),
  ].join("\n");
}

/** `app-service` as the name of a service: `App Service`. */
function nameFrom(slug: string): string {
  return slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

/** Writes a data file, formatted like `yarn fix` would, unless it is already up to date. */
export async function writeDataFile(file: string, text: string, known: string | undefined): Promise<void> {
  if (text === known) {
    return;
  }
  // Imported only if there is something to write, because it loads slowly.
  const { format, resolveConfig } = await import("prettier");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: "yaml" }));
}

/**
 * Brings a data file up to date with a module, or creates one.
 *
 * @returns exit code: 1 if `--check` found a difference
 * @throws an error with a message for the writer
 */
export async function importModule(folder: string, options: Options): Promise<number> {
  const module = await readModule(folder);
  const origin = findOrigin(folder);
  const place = origin ? describeSource(origin) : folder;
  const services = options.service === undefined ? findServices(folder, origin) : [options.service];
  const [service] = services;
  if (service === undefined || services.length > 1) {
    const reason =
      service === undefined
        ? `No service has ${place} as its source.`
        : `${listOf(services)} have ${place} as their source: correct it where it is wrong.`;
    throw new DataDocumentError(`${reason} Specify the service: --service GROUP/SLUG.`);
  }
  const file = dataFileOf(service);
  const known = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
  if (known === undefined && options.version === undefined && !options.check) {
    throw new DataDocumentError(
      `${service} is a new service. Specify the release that ${folder} is a checkout of: --version X.Y.Z.`,
    );
  }
  if (known !== undefined && origin) {
    checkSource(file, folder, origin);
  }
  const name = nameFrom(path.basename(service));
  const source = origin ?? { repository: "", path: path.basename(folder) };
  const update = await updateDataFile(known ?? { name, ...source }, module, {
    file,
    version: options.version,
    renamed: options.renamed,
  });
  const doubts = options.version === undefined ? [] : differencesFromRelease(folder, options.version);
  for (const doubt of doubts) {
    const undo = known === undefined ? `delete ${file}` : `run "git restore ${file}"`;
    console.error(
      `Warning: ${doubt} If the version or the module is wrong, ` +
        `${options.check ? "" : `${undo}, `}correct it, and import again.`,
    );
  }
  const report = formatUpdate(service, update);
  if (options.check) {
    const isCurrent = update.differences.length + update.recorded === 0;
    console.log(report);
    if (!isCurrent) {
      const renamed = [...options.renamed].map(([from, to]) => ` --renamed ${from}=${to}`).join("");
      const command = `yarn catalog import ${folder} --service ${service}${renamed}`;
      const version = options.version ?? (known === undefined ? "X.Y.Z" : undefined);
      console.error(
        `The data differ from the module. To update them: ${command}` +
          (version === undefined
            ? "; with --version X.Y.Z if the module is of a later release than the data."
            : ` --version ${version}`),
      );
    }
    return isCurrent ? 0 : 1;
  }
  await writeDataFile(file, update.text, known);
  const isNew = known === undefined;
  const notes = isNew || options.scaffold ? scaffoldPage(service, { name, isWritten: options.scaffold }) : [];
  const texts = findMissingTexts(update.text, file).length;
  console.log(report);
  if (isNew) {
    const missing = ["purpose", "tags", ...(origin ? [] : ["source.repository", "source.path"])];
    console.log(
      `New data file ${file}. Fill in ${missing.join(", ")}, correct the name "${name}" if it is not the usual ` +
        "spelling, and assign each input to one of the groups in src/catalog/inputGroups.ts.",
    );
  }
  if (!isNew && options.version === undefined && update.differences.length > 0) {
    console.log(
      "These are corrections and not recorded as changes. If the module is of a later release than the data, " +
        `run "git restore ${file}", which discards all uncommitted changes to it, and import it with --version X.Y.Z.`,
    );
  }
  if (!isNew && !isSource(file, folder, origin)) {
    console.log(
      `The module is ${place}, which is not the source in ${file}. If the module has moved, correct it there.`,
    );
  }
  const has = (wanted: Difference["kind"]): boolean => update.differences.some(({ kind }) => kind === wanted);
  if (!isNew && has("added") && has("removed")) {
    console.log(
      `If an added name replaces a removed one, run "git restore ${file}", and import again with ` +
        "--renamed OLD=NEW, which keeps the texts.",
    );
  }
  notes.forEach((note) => console.log(note));
  if (texts > 0) {
    console.log(
      `${texts} ${texts === 1 ? "text still needs" : "texts still need"} to be written: yarn catalog texts ${service}`,
    );
  }
  return 0;
}
