import fs from "node:fs";
import path from "node:path";
import { filesKey } from "../lib/filesKey";
import type { Problem } from "../lib/problem";

/** The file with the key of the last run without problems. */
const LAST_CLEAN_RUN = "node_modules/.cache/content-check";

/** The key of a run: the files of the repository, and the date, because facts expire. */
const keyOf = (root: string): string => filesKey(root, new Date().toISOString().slice(0, 10));

/**
 * Runs a check, unless it found no problems the last time and nothing that it depends on has changed since.
 *
 * @param root absolute path of the repository
 * @param find runs the check
 */
export async function problemsUnlessClean(root: string, find: () => Promise<Problem[]>): Promise<Problem[]> {
  const file = path.join(root, LAST_CLEAN_RUN);
  const key = keyOf(root);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === key) {
    return [];
  }
  const problems = await find();
  // A file that changed in the meantime may have been read in either state.
  if (problems.length === 0 && keyOf(root) === key) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, key);
  }
  return problems;
}
