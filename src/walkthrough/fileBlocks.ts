import fs from "node:fs";
import path from "node:path";
import type { Workspace } from "./workspace";

/** @throws {Error} saying what a reader would find when following the block */
export class FileMistake extends Error {}

/** The place of a file in a run: `~/` is the home, anything else is below the folder with the clones. */
function placeOf(file: string, { home, root }: Workspace): string {
  const place = file.startsWith("~/") ? path.join(home, file.slice(2)) : path.resolve(root, file);
  if (!place.startsWith(home) && !place.startsWith(root)) {
    throw new FileMistake(`The path "${file}" leads out of the folder with the clones`);
  }
  return place;
}

function requireClone(file: string, { root }: Workspace): void {
  const [repository = ""] = file.split("/");
  if (repository.startsWith("infrastructure-") && !fs.existsSync(path.join(root, repository, ".git"))) {
    throw new FileMistake(`The file is saved in ${repository}, and that repository is not cloned yet`);
  }
}

function read(file: string, workspace: Workspace): string {
  const place = placeOf(file, workspace);
  if (!fs.existsSync(place)) {
    throw new FileMistake(`The block changes or shows ${file}, and no step has written it`);
  }
  return fs.readFileSync(place, "utf8");
}

export function writeFile(file: string, code: string, workspace: Workspace): void {
  requireClone(file, workspace);
  const place = placeOf(file, workspace);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, code);
}

/** Replaces what the lines with a space or `-` say by what those with a space or `+` say. */
export function applyDiff(file: string, diff: string, workspace: Workspace): void {
  const lines = diff
    .replace(/\n$/, "")
    .split("\n")
    .filter((line) => !/^(@@|---|\+\+\+|\\)/.test(line));
  const wrong = lines.find((line) => !/^([ +-]|$)/.test(line));
  if (wrong !== undefined) {
    throw new FileMistake(`A line of the diff begins with none of space, - and +: "${wrong}"`);
  }
  const side = (unwanted: string): string =>
    lines
      .filter((line) => !line.startsWith(unwanted))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const content = read(file, workspace);
  const count = content.split(side("+")).length - 1;
  if (count !== 1) {
    throw new FileMistake(
      `The lines that the diff of ${file} begins from occur ${count} times in the file; show one more line of it`,
    );
  }
  fs.writeFileSync(
    placeOf(file, workspace),
    content.replace(side("+"), () => side("-")),
  );
}

export function requirePart(file: string, code: string, workspace: Workspace): void {
  if (!read(file, workspace).includes(code.trim())) {
    throw new FileMistake(`${file} does not have these lines: the block shows another version of it`);
  }
}
