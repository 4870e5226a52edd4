import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Global setup of the unit tests: all temporary folders are created in one folder, which is removed when the tests end,
 * even if they fail.
 *
 * @returns the teardown function, which removes the folder
 */
export default function scratchFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "gruntwork-docs-"));
  process.env.TMPDIR = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
