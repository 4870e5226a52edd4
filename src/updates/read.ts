import fs from "node:fs";
import path from "node:path";
import { parseYaml } from "../lib/parseYaml";
import { formatReport } from "../lib/problem";
import { updateSchema, type UpdateData } from "./schema";

/** The file, from the root of the repository. */
export const VERSIONS_FILE = "docs/guides/stay-up-to-date/versions.yaml";

/** What was read last, since a build asks for it on several pages. */
let known: { text: string; data: UpdateData } | undefined;

/**
 * Reads the versions of the update guides.
 *
 * @param root the repository; by default the working directory, where Yarn runs every command
 * @throws when the file has problems: one line each, with the place and what is wrong
 */
export function readUpdates(root: string = process.cwd()): UpdateData {
  const file = path.join(root, VERSIONS_FILE);
  if (!fs.existsSync(file)) {
    return { subjects: [], updates: [], repositories: [] };
  }
  const text = fs.readFileSync(file, "utf8");
  if (known?.text !== text) {
    const { data, problems } = parseYaml(text, VERSIONS_FILE, updateSchema);
    if (data === undefined) {
      throw new Error(formatReport(problems));
    }
    known = { text, data };
  }
  return known.data;
}
