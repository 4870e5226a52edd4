import fs from "node:fs";
import path from "node:path";
import type { ZodType } from "zod";
import { parseYaml } from "./parseYaml";
import { formatReport } from "./problem";

/**
 * Makes the reader of one of the repository's YAML files. A build asks for it on many pages, so the file is parsed again
 * only when its text has changed.
 *
 * @param name the file, from the root of the repository
 * @param absent what a repository without the file has; if it is left out, reading fails there
 * @returns a function of the repository's root, by default the working directory, where Yarn runs every command. It throws
 *   when the file has problems: one line each, with the place and what is wrong
 */
export function yamlFile<T>(name: string, schema: ZodType<T>, absent?: T): (root?: string) => T {
  let known: { text: string; data: T } | undefined;
  return (root = process.cwd()) => {
    const file = path.join(root, name);
    if (absent !== undefined && !fs.existsSync(file)) {
      return absent;
    }
    const text = fs.readFileSync(file, "utf8");
    if (known?.text !== text) {
      const { data, problems } = parseYaml(text, name, schema);
      if (data === undefined) {
        throw new Error(formatReport(problems));
      }
      known = { text, data };
    }
    return known.data;
  };
}
