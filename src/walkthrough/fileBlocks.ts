import fs from "node:fs";
import path from "node:path";
import type { Workspace } from "./workspace";

/** A file block that cannot be followed. The message says what a reader would find. */
export class FileBlockError extends Error {}

/** Resolves a path in a run: `~/` is the home, anything else is relative to the folder with the clones. */
function resolvePath(file: string, { home, root }: Workspace): string {
  const target = file.startsWith("~/") ? path.join(home, file.slice(2)) : path.resolve(root, file);
  if (!target.startsWith(home) && !target.startsWith(root)) {
    throw new FileBlockError(`The path "${file}" points outside the folder with the clones`);
  }
  return target;
}

function requireClone(file: string, { root }: Workspace): void {
  const [repository = ""] = file.split("/");
  if (repository.startsWith("infrastructure-") && !fs.existsSync(path.join(root, repository, ".git"))) {
    throw new FileBlockError(`The file is saved in ${repository}, but that repository is not cloned yet`);
  }
}

function read(file: string, workspace: Workspace): string {
  const target = resolvePath(file, workspace);
  if (!fs.existsSync(target)) {
    throw new FileBlockError(`The block changes or shows ${file}, but no step has written it`);
  }
  return fs.readFileSync(target, "utf8");
}

export function writeFile(file: string, code: string, workspace: Workspace): void {
  requireClone(file, workspace);
  const target = resolvePath(file, workspace);
  if (fs.statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    throw new FileBlockError(`${file} is a folder`);
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, code);
}

/** The names of the file at the start of a diff. */
const DIFF_HEADER = /^--- .*\n\+\+\+ .*\n/;

/** Replaces the lines of a diff that start with a space or `-` with those that start with a space or `+`. */
export function applyDiff(file: string, diff: string, workspace: Workspace): void {
  const lines = diff
    .replace(DIFF_HEADER, "")
    .replace(/\n$/, "")
    .split("\n")
    .filter((line) => !/^(@@|\\)/.test(line));
  const wrong = lines.find((line) => !/^([ +-]|$)/.test(line));
  if (wrong !== undefined) {
    throw new FileBlockError(`A line of the diff does not start with a space, - or +: "${wrong}"`);
  }
  const side = (unwanted: string): string =>
    lines
      .filter((line) => !line.startsWith(unwanted))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  // The leading line break makes the first line match only as a whole.
  const [before = "", ...after] = `\n${read(file, workspace)}`.split(`\n${side("+")}`);
  const [rest] = after;
  if (rest === undefined) {
    throw new FileBlockError(`The file ${file} does not contain the original lines of the diff`);
  }
  if (after.length > 1) {
    throw new FileBlockError(
      `The original lines in the diff of ${file} occur ${after.length} times in the file, not once; show one more line`,
    );
  }
  fs.writeFileSync(resolvePath(file, workspace), `${before}\n${side("-")}${rest}`.slice(1));
}

export function requirePart(file: string, code: string, workspace: Workspace): void {
  if (!read(file, workspace).includes(code.trim())) {
    throw new FileBlockError(`${file} does not contain these lines: the block shows another version of it`);
  }
}
