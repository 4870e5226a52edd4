import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/lib/filesBelow";

/** Inserted between the original's name and the number of the copy. */
const COPY = "-copy-";

const isProse = (file: string): boolean => file.endsWith(".mdx") && !fs.existsSync(file.replace(/mdx$/, "yaml"));

/**
 * Adds copies next to the original pages, about equally many of each. Service pages are not copied, because each
 * belongs to its data file.
 *
 * @param docs the folder of the pages
 * @param total the total number of pages to reach
 */
export function addCopies(docs: string, total: number): void {
  const pages = filesBelow(docs, /\.mdx$/).map((file) => path.join(docs, file));
  const originals = pages.filter(isProse);
  for (let index = 0; index < total - pages.length; index++) {
    const original = originals[index % originals.length] ?? "";
    const round = Math.floor(index / originals.length) + 1;
    const text = fs.readFileSync(original, "utf8").replace(/^title: "?.*?(?="?$)/m, `$& ${round}`);
    fs.writeFileSync(original.replace(/\.mdx$/, `${COPY}${round}.mdx`), text);
  }
}

/**
 * The copies of a page.
 *
 * @param docs the folder of the pages
 * @param id document id: the page's path below the folder, without the extension
 */
export function copiesOf(docs: string, id: string): string[] {
  const folder = path.dirname(id);
  return fs
    .readdirSync(path.join(docs, folder))
    .filter((file) => file.startsWith(path.basename(id) + COPY))
    .map((file) => path.join(folder, path.basename(file, ".mdx")));
}
