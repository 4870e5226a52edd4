import fs from "node:fs";
import path from "node:path";
import type { ZodType } from "zod";
import { parseYaml } from "./parseYaml";
import { ProblemsError } from "./problem";

/**
 * Creates a reader for one of the repository's YAML files. A build reads it for many pages, so the file is parsed
 * again only if its text has changed.
 *
 * @param name the file's path relative to the repository root
 * @param absent the value for a repository without the file; if omitted, a missing file is a problem
 * @returns a function of the repository root, which defaults to the working directory, where Yarn runs every command.
 *   It throws a {@link ProblemsError} if the file has problems
 */
export function yamlFile<T>(name: string, schema: ZodType<T>, absent?: T): (root?: string) => T {
  let known: { text: string; data: T } | undefined;
  return (root = process.cwd()) => {
    const file = path.join(root, name);
    if (!fs.existsSync(file)) {
      if (absent === undefined) {
        throw new ProblemsError([{ file: name, line: 1, column: 1, message: "The file does not exist. Restore it." }]);
      }
      return absent;
    }
    const text = fs.readFileSync(file, "utf8");
    if (known?.text !== text) {
      const { data, problems } = parseYaml(text, name, schema);
      if (data === undefined) {
        throw new ProblemsError(problems);
      }
      known = { text, data };
    }
    return known.data;
  };
}
