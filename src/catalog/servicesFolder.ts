import fs from "node:fs";
import path from "node:path";

/** The folder of the services' pages and data files, relative to the root of the repository. */
export const SERVICES_FOLDER = "docs/reference/services";

/** @returns the data files of all services, sorted by path */
export function dataFiles(servicesRoot: string): string[] {
  if (!fs.existsSync(servicesRoot)) {
    return [];
  }
  return fs
    .readdirSync(servicesRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      fs.readdirSync(path.join(servicesRoot, name)).map((file) => path.join(servicesRoot, name, file)),
    )
    .filter((file) => file.endsWith(".yaml"))
    .sort();
}
