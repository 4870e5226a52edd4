import fs from "node:fs";
import path from "node:path";

/** The files below a folder that match, sorted, as paths relative to it with forward slashes. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => pattern.test(name))
    .sort();
}
