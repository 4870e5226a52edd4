import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** The files and folders that the site is built from. */
const PARTS =
  "docs i18n scripts src static tests cspell.json docusaurus.config.ts package.json project-words.txt sidebars.ts tsconfig.json".split(
    " ",
  );

/** Copies the site's sources into a new folder, where tests may change them. Call it from the repository root. */
export function copySite(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-copy-"));
  PARTS.forEach((part) => fs.cpSync(part, path.join(folder, part), { recursive: true }));
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** Changes a file in a copy. @throws if this has no effect */
export function changeFile(folder: string, file: string, change: (text: string) => string): void {
  const whole = path.join(folder, file);
  const before = fs.readFileSync(whole, "utf8");
  const after = change(before);
  if (after === before) {
    throw new Error(`The change has no effect on ${file}.`);
  }
  fs.writeFileSync(whole, after);
}

/** Builds a copy without a cache, in a Node.js process with default limits. @returns the folder of the build */
export function buildCopy(folder: string): string {
  const command = path.resolve("node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const { status } = spawnSync(process.execPath, [command, "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "", DOCUSAURUS_NO_PERSISTENT_CACHE: "true" },
  });
  if (status !== 0) {
    throw new Error(`The copy of the site in ${folder} could not be built.`);
  }
  return path.join(folder, "build");
}
