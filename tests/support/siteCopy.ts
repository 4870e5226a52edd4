import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** What the site is built from. */
const PARTS =
  "docs scripts src static tests babel.config.js cspell.json docusaurus.config.ts package.json project-words.txt sidebars.ts tsconfig.json".split(
    " ",
  );

/** Copies the site's sources into a new folder, where they may be changed. Call it from the root of the repository. */
export function copySite(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-copy-"));
  PARTS.forEach((part) => fs.cpSync(part, path.join(folder, part), { recursive: true }));
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** Changes a file of a copy; fails when that changes nothing. */
export function changeFile(folder: string, file: string, change: (text: string) => string): void {
  const whole = path.join(folder, file);
  const before = fs.readFileSync(whole, "utf8");
  const after = change(before);
  if (after === before) {
    throw new Error(`${file} has nothing to change.`);
  }
  fs.writeFileSync(whole, after);
}
