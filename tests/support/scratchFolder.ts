import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Set-up of all unit tests: temporary folders are made in one, which is removed when the tests end, also those that
 * failed.
 *
 * @returns removes it
 */
export default function scratchFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "gruntwork-docs-"));
  process.env.TMPDIR = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
