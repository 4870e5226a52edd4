import fs from "node:fs";
import path from "node:path";
import { organization } from "../../config/links";
import { CommandError, type CallContext } from "../call";

/** A repository of the example company or of Gruntwork, as a module source or a remote refers to it. */
const SOURCE = /^(?:git::ssh:\/\/)?git@github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?(?:\/\/([^?]*))?(?:\?ref=(.*))?$/;

/** A module in a repository. */
export interface RemoteModule {
  owner: string;
  repository: string;
  /** Folder in the repository; empty for its root. */
  folder: string;
  ref: string | undefined;
}

export function readSource(source: string): RemoteModule | undefined {
  const [, owner = "", repository = "", folder = "", ref] = SOURCE.exec(source) ?? [];
  return repository === "" ? undefined : { owner, repository, folder, ref };
}

/**
 * Checks that a module can be downloaded.
 *
 * @param from folder of the code that refers to the source
 * @throws {CommandError} with the message that the download would fail with
 */
export function requireSource(source: string, from: string, context: CallContext): void {
  const remote = readSource(source);
  if (remote === undefined) {
    if (source.startsWith(".") && !fs.existsSync(path.resolve(from, source.replace("//", "/")))) {
      throw new CommandError(`Unreadable module directory: there is no folder ${source}`);
    }
    return;
  }
  const { owner, repository, folder, ref } = remote;
  if (owner === organization) {
    if (!context.hasCatalogModule(repository, folder, ref)) {
      throw new CommandError(`${repository} has no module ${folder} at ${ref ?? "any release"}`);
    }
    return;
  }
  const bare = path.join(context.remotes, owner, `${repository}.git`);
  if (!fs.existsSync(bare)) {
    throw new CommandError(`Repository not found: no step has created ${owner}/${repository} on GitHub`);
  }
  const commit = ref ?? "HEAD";
  if (context.git(bare, "rev-parse", "--verify", "--quiet", `${commit}^{commit}`) === undefined) {
    throw new CommandError(
      `Remote branch ${commit} not found: ${owner}/${repository} on GitHub has no such tag; it was not pushed`,
    );
  }
  if (folder !== "" && context.git(bare, "cat-file", "-e", `${commit}:${folder}`) === undefined) {
    throw new CommandError(
      `${owner}/${repository} has no folder ${folder} at ${commit}: it was committed or merged too late`,
    );
  }
}
