import live from "@generated/service-reference/default/live.json";
import { shortName, type Tool } from "@site/src/catalog/dependencies";
import { makeArchive } from "@site/src/composer/archive";
import type { Subject } from "@site/src/composer/composition";
import { includedFiles, UNKNOWN_ACCOUNT } from "@site/src/composer/includedFiles";
import { joinCalls } from "@site/src/composer/moduleLabels";
import { fileName, REPOSITORY } from "@site/src/composer/tree";
import { writeFile } from "@site/src/composer/write";
import { countOf } from "@site/src/lib/countOf";
import { readerText } from "@site/src/lib/readerText";
import { unitsOf, type Unit } from "./unitDrafts";

/** An archive of the folder tree. */
interface TreeArchive {
  blob: Blob;
  /** File name of the archive. */
  name: string;
  /** The message to show after the download. */
  message: string;
}

/**
 * The path of a composed file in the repository. Each Terragrunt unit has its own folder. Module calls share a folder,
 * because they refer to each other and belong to one configuration.
 */
function treePath({ service, folder }: Subject, tool: Tool, unitsPath: string): string {
  const file = tool === "terragrunt" ? `${folder}/${fileName(tool)}` : `${shortName(service)}.tf`;
  // Account baselines do not belong to an environment, so their folder starts with `..`.
  return new URL(`${unitsPath}/${file}`, "file:").pathname.slice(1);
}

/**
 * Creates the archive of the composed services, with the reader's own values. For Terragrunt, it also contains the
 * files that the units include.
 *
 * @param services group and slug of each service
 * @param currentUnit the unit of the service on the current page
 * @param unitsPath folders of the units, as entered by the reader
 */
export async function treeArchive(
  services: string[],
  currentUnit: Unit,
  { tool, unitsPath, baseUrl }: { tool: Tool; unitsPath: string; baseUrl: string },
): Promise<TreeArchive> {
  const units = await unitsOf(services, currentUnit, baseUrl);
  const { toReader } = readerText.get();
  const repository = toReader(REPOSITORY);
  const name = `${repository}.zip`;
  const joined = tool === "terraform" ? joinCalls(units) : units;
  const own = joined.map(({ subject, composition }) => ({
    path: treePath(subject, tool, unitsPath),
    content: `${toReader(writeFile(composition, subject, tool))}\n`,
  }));
  const liveRepository = {
    root: toReader(live.root),
    accounts: Object.fromEntries(Object.entries(live.accounts).map(([name, id]) => [name, toReader(id)])),
    homeRegion: toReader(live.homeRegion),
  };
  const included = tool === "terragrunt" ? own.flatMap(({ path }) => includedFiles(path, liveRepository)) : [];
  const files = [...new Map([...included, ...own].map((file) => [file.path, file])).values()];
  const renamed = joined.flatMap(({ composition: { label } }, index) => {
    const pasted = units[index]?.composition.label;
    return pasted === undefined || pasted === label ? [] : `module.${label}`;
  });
  const incomplete = included.find(({ content }) => content.includes(UNKNOWN_ACCOUNT))?.path;
  return {
    blob: await makeArchive(files.map(({ path, content }) => ({ path: `${repository}/${path}`, content }))),
    name,
    message:
      `Downloaded ${name} with ${countOf(files.length, "file")}.` +
      (renamed.length === 0 ? "" : ` Renamed to keep labels unique: ${renamed.join(", ")}.`) +
      (incomplete === undefined ? "" : ` Enter the account’s ID in ${incomplete}.`),
  };
}
