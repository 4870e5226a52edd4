import { parseArgs } from "node:util";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { SERVICES_FOLDER } from "../../src/catalog/servicesFolder";
import { VERSION } from "../../src/catalog/version";

const HELP = `Keeps the data of the services in ${SERVICES_FOLDER} up to date with their modules.

  yarn catalog import DIR [--version X.Y.Z] [--service GROUP/SLUG] [--renamed OLD=NEW]…
                     [--scaffold] [--check]
  yarn catalog texts [GROUP/SLUG]
  yarn catalog history GROUP/SLUG X.Y.Z=DIR X.Y.Z=DIR…

import   Brings the data of one service up to date with the module in the folder DIR.
  --version X.Y.Z        The release that DIR is a checkout of. Differences are recorded as changes in this release.
                         Without it, the data is corrected for the release that it already describes.
  --service GROUP/SLUG   The service, if it is new or cannot be determined from the module's source.
  --renamed OLD=NEW      An input or output that has a new name in the module. It keeps its texts. May be repeated.
  --scaffold             For a new service: also writes its page from the template.
  --check                Writes nothing. The exit code is 1 if the data differ from the module.

texts    Lists the texts that still need to be written, with file and line.

history  Records what older releases changed, given a checkout of each release that changed the module. Example:
         yarn catalog history networking/vpc 2.8.0=../v2.8.0/modules/vpc 2.11.0=../v2.11.0/modules/vpc
`;

/** An error in the arguments. */
class UsageError extends Error {}

function checkVersion(version: string): string {
  if (!VERSION.test(version)) {
    throw new UsageError(`"${version}" is not a version. Write three numbers, such as 2.12.0.`);
  }
  return version;
}

function checkService(service: string): string {
  const groups: string[] = serviceGroups.map(({ group: name }) => name);
  const [group = "", slug = "", ...others] = service.split("/");
  if (!groups.includes(group)) {
    throw new UsageError(
      `"${service}" is not GROUP/SLUG: there is no group "${group}". The groups are ${groups.join(", ")}.`,
    );
  }
  if (others.length > 0 || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug)) {
    throw new UsageError(
      `"${service}" is not GROUP/SLUG. Write the slug in lowercase with hyphens, such as ${group}/sns-topics.`,
    );
  }
  return service;
}

function splitPair(argument: string, form: string): [string, string] {
  const [, left, right] = /^([^=]+)=(.+)$/.exec(argument) ?? [];
  if (left === undefined || right === undefined) {
    throw new UsageError(`"${argument}" is not ${form}.`);
  }
  return [left, right];
}

function checkRelease(argument: string): { version: string; folder: string } {
  const [version, folder] = splitPair(argument, "VERSION=DIR, such as 2.11.0=../v2.11.0/modules/vpc");
  return { version: checkVersion(version), folder };
}

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  service: { type: "string" },
  version: { type: "string" },
  renamed: { type: "string", multiple: true },
  scaffold: { type: "boolean" },
  check: { type: "boolean" },
} as const;

/**
 * Runs `yarn catalog` with the given arguments. Commands are imported only after their arguments are validated, so that
 * help and usage errors print immediately.
 *
 * @returns the exit code
 * @throws an error with a message for the writer
 */
export async function runCatalog(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command = "", ...operands] = positionals;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [option] = Object.keys(values);
  if (command !== "import" && option !== undefined) {
    throw new UsageError(`--${option} belongs to "yarn catalog import".`);
  }
  if (command === "import" && operands.length === 1 && operands[0] !== undefined) {
    const service = values.service === undefined ? undefined : checkService(values.service);
    const version = values.version === undefined ? undefined : checkVersion(values.version);
    const { importModule } = await import("./import.mts");
    const { scaffold = false, check = false } = values;
    const renamed = new Map(values.renamed?.map((names) => splitPair(names, "OLD=NEW, such as size=instance_type")));
    return importModule(operands[0], { service, version, renamed, scaffold, check });
  }
  if (command === "texts" && operands.length <= 1) {
    const { listTexts } = await import("./texts.mts");
    return listTexts(operands.map(checkService)[0]);
  }
  const [service, ...releases] = operands;
  if (command === "history" && service !== undefined && releases.length > 0) {
    const { recordHistory } = await import("./history.mts");
    return recordHistory(checkService(service), releases.map(checkRelease));
  }
  throw new UsageError(
    args.length === 0 ? HELP : `"${["yarn catalog", ...args].join(" ")}" is not a command.\n\n${HELP}`,
  );
}
