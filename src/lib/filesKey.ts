import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Entries of the repository root that no check reads. The dependencies are covered by yarn.lock. */
const NOT_READ = /^(?:\..*|node_modules|build(?:-.*)?|test-results|playwright-report)$/;

function filesOf(root: string): string[] {
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !NOT_READ.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? fs
            .readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true })
            .filter((inner) => inner.isFile())
            .map((inner) => path.relative(root, path.join(inner.parentPath, inner.name)))
        : [entry.name],
    )
    .sort();
}

/** Reads a file, or returns undefined for an editor's temporary file that has been removed since it was listed. */
function readIfPresent(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}

/**
 * Hashes the version of Node.js and the names and contents of the repository's files.
 *
 * @param root absolute path of the repository
 * @param isRead whether the result depends on a file, given its path relative to the root
 */
export function filesKey(root: string, isRead: (file: string) => boolean = () => true): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of filesOf(root).filter(isRead)) {
    const content = readIfPresent(path.join(root, file));
    if (content !== undefined) {
      hash.update(`\0${file}\0`).update(content);
    }
  }
  return hash.digest("hex");
}
