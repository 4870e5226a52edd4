import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../lib/filesBelow";

/** The folder of the services' pages and data files, relative to the root of the repository. */
export const SERVICES_FOLDER = "docs/reference/services";

/** @returns the data files of all services, sorted by path */
export function dataFiles(servicesRoot: string): string[] {
  const files = fs.existsSync(servicesRoot) ? filesBelow(servicesRoot, /^[^/]+\/[^/]+\.yaml$/) : [];
  return files.map((file) => path.join(servicesRoot, file));
}
