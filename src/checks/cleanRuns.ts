import fs from "node:fs";
import path from "node:path";
import { filesKey } from "../lib/filesKey";
import type { Problem } from "../lib/problem";

/** The file that stores the cache key of the last clean run. */
const LAST_CLEAN_RUN = "node_modules/.cache/content-check";

/**
 * Runs a check, unless the files are the same as in its last clean run. A problem never appears unless a file changes.
 *
 * @param root absolute path of the repository
 * @param find runs the check
 */
export async function problemsUnlessClean(root: string, find: () => Promise<Problem[]>): Promise<Problem[]> {
  const file = path.join(root, LAST_CLEAN_RUN);
  const key = filesKey(root);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === key) {
    return [];
  }
  const problems = await find();
  // If a file changed during the run, the check may have read either version of it.
  if (problems.length === 0 && filesKey(root) === key) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, key);
  }
  return problems;
}
