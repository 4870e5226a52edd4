import fs from "node:fs";

/**
 * Replaces a page of the build atomically: the search index, which reads the pages concurrently, gets the old file or
 * the new one.
 */
export function replaceFile(file: string, content: string): void {
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}
