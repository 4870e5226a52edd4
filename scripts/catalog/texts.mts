import fs from "node:fs";
import { DataDocumentError } from "../../src/catalog/dataDocument";
import { dataFiles, SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { findMissingTexts } from "../../src/catalog/texts";
import { countOf } from "../../src/lib/countOf";
import { formatProblem } from "../../src/lib/problem";
import { dataFileOf } from "./service.mts";

/**
 * Prints what is left to write about one service, or about all services.
 *
 * @returns exit code: always 0, because missing texts do not fail a build
 */
export function listTexts(service: string | undefined): number {
  const files = service === undefined ? dataFiles(SERVICES_FOLDER) : [dataFileOf(service)];
  const [missing] = files.filter((file) => !fs.existsSync(file));
  if (missing !== undefined) {
    throw new DataDocumentError(`There is no data file ${missing}. Import the module first: yarn catalog import DIR`);
  }
  const texts = files.flatMap((file) => findMissingTexts(fs.readFileSync(file, "utf8"), file));
  texts.forEach((text) => console.log(formatProblem(text)));
  console.log(texts.length === 0 ? "There is nothing left to write." : `${countOf(texts.length, "text")} to write.`);
  return 0;
}
