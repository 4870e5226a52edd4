import fs from "node:fs";
import path from "node:path";
import { gitOf, type Workspace } from "./workspace";

/** Files that nobody should commit: scratch copies, plans and state. */
const GENERATED = /(^|\/)(\.terragrunt-cache|\.terraform)\/|\.tfstate(\.|$)|\.(plan|tfplan)$/;

/** The names of the clones. */
function clonesOf({ root }: Workspace): string[] {
  return fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, ".git")));
}

/** Generated files that were committed, as `REPOSITORY/PATH`. */
export function committedGenerated(workspace: Workspace): string[] {
  const git = gitOf(workspace);
  return clonesOf(workspace).flatMap((name) =>
    (git(path.join(workspace.root, name), "ls-files") ?? "")
      .split("\n")
      .filter((file) => GENERATED.test(file))
      .map((file) => `${name}/${file}`),
  );
}

/** Finds unfinished work: uncommitted changes, and commits and release tags that are not pushed. */
export function unfinishedWork(workspace: Workspace): string[] {
  const git = gitOf(workspace);
  return clonesOf(workspace).flatMap((name) => {
    const folder = path.join(workspace.root, name);
    const changes = (git(folder, "status", "--porcelain") ?? "").split("\n").filter(Boolean);
    const pushed = new Set((git(folder, "ls-remote", "--tags", "origin") ?? "").match(/(?<=refs\/tags\/)[^\s^]+/g));
    const tags = (git(folder, "tag") ?? "").split("\n").filter((tag) => /^v\d/.test(tag) && !pushed.has(tag));
    const commits = (git(folder, "log", "--branches", "--not", "--remotes", "--format=%s") ?? "")
      .split("\n")
      .filter(Boolean);
    return [
      ...(changes.length > 0
        ? [`${name} has changes that no step commits: ${changes.map((line) => line.slice(3)).join(", ")}`]
        : []),
      ...(commits.length > 0
        ? [`${name} has commits that no step pushes: ${commits.map((title) => `"${title}"`).join(", ")}`]
        : []),
      ...(tags.length > 0 ? [`${name} has tags that no step pushes: ${tags.join(", ")}`] : []),
    ];
  });
}
