import fs from "node:fs";
import path from "node:path";

/** The file with the key of the last run without problems. */
const LAST_CLEAN_RUN = "node_modules/.cache/content-check";

/** Whether the last clean check ran on the same sources. */
export function isKnownClean(root: string, key: string): boolean {
  const file = path.join(root, LAST_CLEAN_RUN);
  return fs.existsSync(file) && fs.readFileSync(file, "utf8") === key;
}

/** Records that a check found no problems. */
export function rememberClean(root: string, key: string): void {
  const file = path.join(root, LAST_CLEAN_RUN);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, key);
}
