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

/**
 * Hashes the names and contents of the repository's files.
 *
 * @param root absolute path of the repository
 * @param rest anything else the result depends on
 * @param isRead whether the result depends on a file, given its path relative to the root
 */
export function filesKey(root: string, rest: string, isRead: (file: string) => boolean = () => true): string {
  const hash = createHash("sha256").update(`${rest}\0${process.version}`);
  for (const file of filesOf(root).filter(isRead)) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}
