import fs from "node:fs";
import path from "node:path";
import { filesKey } from "../lib/filesKey";
import type { Problem } from "../lib/problem";

/** The file with the key of the last run without problems. */
const LAST_CLEAN_RUN = "node_modules/.cache/content-check";

/**
 * Runs a check, unless it found no problems the last time and no file has changed since. No problem appears with time
 * alone.
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
  // A file that changed in the meantime may have been read in either state.
  if (problems.length === 0 && filesKey(root) === key) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, key);
  }
  return problems;
}
