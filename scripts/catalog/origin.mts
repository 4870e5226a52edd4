import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { VERSION } from "../../src/catalog/version";
import { listOf } from "../../src/lib/listOf";

/** The location of a module's folder in its repository. */
export interface Origin {
  /** The name of the remote's repository, or of the checkout's folder. */
  repository: string;
  /** Whether the name is that of a remote. A checkout's folder may have any name. */
  hasRemote: boolean;
  /** Folder in the repository, empty for its root. */
  path: string;
}

function git(folder: string, ...command: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", ["-C", folder, ...command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** @returns a module's origin according to Git; undefined outside a checkout, or without Git */
export function findOrigin(folder: string): Origin | undefined {
  const root = git(folder, "rev-parse", "--show-toplevel");
  if (root === undefined) {
    return undefined;
  }
  const remote = git(folder, "config", "--get", "remote.origin.url");
  return {
    repository: path.basename(remote ?? root, ".git"),
    hasRemote: remote !== undefined,
    path: path.relative(fs.realpathSync(root), fs.realpathSync(folder)).split(path.sep).join("/"),
  };
}

/** Why a module's folder may not be the given release, according to Git: a sentence for each reason. */
export function differencesFromRelease(folder: string, version: string): string[] {
  const tags = git(folder, "tag", "--points-at", "HEAD")?.split("\n") ?? [];
  const versions = tags.map((tag) => tag.replace(/^v/, "")).filter((tag) => VERSION.test(tag));
  const isOther = versions.length > 0 && !versions.includes(version);
  return [
    ...(isOther ? [`${folder} is at ${listOf(versions.map((one) => `v${one}`))}, not v${version}.`] : []),
    ...(git(folder, "status", "--porcelain", "--", ".") ? [`${folder} has uncommitted changes.`] : []),
  ];
}
