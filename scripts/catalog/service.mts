import fs from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { DataDocumentError } from "../../src/catalog/dataDocument";
import { dataFiles, SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { listOf } from "../../src/lib/listOf";
import type { Origin } from "./origin.mts";

/** Path of a service's data file, relative to the root of the repository, where Yarn runs commands. */
export function dataFileOf(service: string): string {
  return path.join(SERVICES_FOLDER, `${service}.yaml`);
}

const toPosix = (file: string): string => file.split(path.sep).join("/");

/** Group and slug of a data file. */
function serviceOf(file: string): string {
  return toPosix(path.relative(SERVICES_FOLDER, file).replace(/\.yaml$/, ""));
}

type Source = Pick<Origin, "repository" | "path">;

/** A folder of a repository, in words: `modules/queue of r`. */
export const describeSource = ({ repository, path: folder }: Source): string =>
  `${folder === "" ? "the root" : folder}${repository === "" ? "" : ` of ${repository}`}`;

/** The source named in a data file. Only the head is parsed, because there are many files and they are long. */
function readSource(file: string): Partial<Source> {
  const [head = ""] = fs.readFileSync(file, "utf8").split(/^inputs:/m);
  const document = parseDocument(head);
  const source =
    document.errors.length === 0 ? (document.toJS() as { source?: Partial<Source> } | null)?.source : undefined;
  return source ?? {};
}

/**
 * Whether a data file names a module as its source.
 *
 * @param folder the module's folder
 * @param origin the module's origin; without it, the end of the folder's path is compared
 */
export function isSource(file: string, folder: string, origin: Origin | undefined): boolean {
  const source = readSource(file);
  return origin
    ? source.repository === origin.repository && source.path === origin.path
    : source.path !== undefined && source.path !== "" && toPosix(fs.realpathSync(folder)).endsWith(`/${source.path}`);
}

/**
 * Rejects a module that is not the source of the data file that would be overwritten. The name of a repository is not
 * compared if it is only that of the checkout's folder.
 *
 * @throws an error with a message for the writer
 */
export function checkSource(file: string, folder: string, origin: Origin): void {
  const { repository, path: sourcePath } = readSource(file);
  if (repository === undefined || sourcePath === undefined) {
    return; // The data file has a mistake, which the import reports.
  }
  const wrong = [
    ...(origin.hasRemote && origin.repository !== repository ? ["source.repository"] : []),
    ...(origin.path === sourcePath ? [] : ["source.path"]),
  ];
  if (wrong.length > 0) {
    throw new DataDocumentError(
      `${file} describes ${describeSource({ repository, path: sourcePath })}, but ${folder} is ` +
        `${describeSource(origin)}. Specify the service of that module: --service GROUP/SLUG. ` +
        `If the module has moved, change ${listOf(wrong)} in the file first.`,
    );
  }
}

/**
 * Finds the services of a module, by their source. There should be one.
 *
 * @returns group and slug of each
 */
export function findServices(folder: string, origin: Origin | undefined): string[] {
  return dataFiles(SERVICES_FOLDER)
    .filter((file) => isSource(file, folder, origin))
    .map(serviceOf);
}
