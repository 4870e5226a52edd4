import fs from "node:fs";
import { DataDocument, DataDocumentError } from "../../src/catalog/dataDocument";
import { copyHistory, recordedVersions } from "../../src/catalog/history";
import { readModule } from "../../src/catalog/module";
import { updateDataFile, type NewService } from "../../src/catalog/update";
import { compareVersions } from "../../src/lib/compareVersions";
import { countOf } from "../../src/lib/countOf";
import { writeDataFile } from "./import.mts";
import { dataFileOf } from "./service.mts";

interface Release {
  version: string;
  /** Folder of the module in a checkout of the release. */
  folder: string;
}

/** Rejects a release that is given twice, and releases between which the data already record another one. */
function checkReleases(versions: string[], recorded: string[], file: string): void {
  const twice = versions.find((version, index) => versions[index - 1] === version);
  if (twice !== undefined) {
    throw new DataDocumentError(`${twice} is given twice. Correct the version of one of them.`);
  }
  const [first = "", last = ""] = [versions[0], versions.at(-1)];
  const missing = recorded.find((version) => {
    return compareVersions(version, first) > 0 && compareVersions(version, last) < 0 && !versions.includes(version);
  });
  if (missing !== undefined) {
    throw new DataDocumentError(
      `${file} records changes in ${missing}, which would be lost. Add that release to the arguments: ${missing}=DIR.`,
    );
  }
}

/** The data as if each release had been imported when it was published. */
async function replay(releases: Release[], file: string): Promise<string> {
  let known: string | NewService = { name: "", repository: "", path: "" };
  for (const { version, folder } of releases) {
    known = (await updateDataFile(known, await readModule(folder), { file, version })).text;
  }
  return known as string;
}

/**
 * Records in a data file what each release changed, up to the one that it describes. The rest of the file stays as is.
 *
 * @param service group and slug
 * @param given the releases, in any order; the data must match the newest of them
 * @returns exit code
 * @throws an error with a message for the writer
 */
export async function recordHistory(service: string, given: Release[]): Promise<number> {
  const file = dataFileOf(service);
  if (!fs.existsSync(file)) {
    throw new DataDocumentError(`There is no data file ${file}. Import the module first: yarn catalog import DIR`);
  }
  const known = fs.readFileSync(file, "utf8");
  const releases = [...given].sort((a, b) => compareVersions(a.version, b.version));
  const versions = releases.map(({ version }) => version);
  const last = releases.at(-1) ?? { version: "", folder: "" };
  const { differences } = await updateDataFile(known, await readModule(last.folder), { file, version: undefined });
  if (differences.length > 0) {
    const list = differences.map(({ kind, entry }) => `  ${kind}: ${entry}`).join("\n");
    throw new DataDocumentError(
      `The data of ${service} does not match ${last.version} in ${last.folder}:\n${list}\n` +
        "Add the release that the data describes to the arguments.",
    );
  }
  const data = new DataDocument(known, file);
  const before = JSON.stringify(data.root);
  checkReleases(versions, recordedVersions(data), file);
  const history = new DataDocument(await replay(releases, file), file);
  const count = copyHistory(history, data, versions[0] ?? "", last.version);
  await writeDataFile(file, JSON.stringify(data.root) === before ? known : data.toString(), known);
  console.log(
    `${service}: ${countOf(releases.length, "release")} compared; inputs and outputs with a history: ${count}.`,
  );
  return 0;
}
