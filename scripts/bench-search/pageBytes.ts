import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildCopy, changeFile, copySite } from "../../tests/support/siteCopy";

/** A page without page-specific scripts. */
const PAGE = "guides/index.html";

/** Compressed size of the page with the scripts and styles referenced in its HTML. */
function pageBytes(outDir: string): number {
  const html = fs.readFileSync(path.join(outDir, PAGE));
  const files = new Set(
    [...html.toString().matchAll(/(?:src|href)="?(\/assets\/(?:js|css)\/[^\s">]+)/g)].map(([, file]) => file ?? ""),
  );
  return [html, ...[...files].map((file) => fs.readFileSync(path.join(outDir, file)))].reduce(
    (sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length,
    0,
  );
}

/**
 * Builds a copy of the site with search and without it, and compares what a page loads before any interaction. A copy
 * has no Git history, so its pages differ from those of other builds in more than the search.
 *
 * @returns compressed bytes that the search adds
 */
export function measureAddedBytes(): number {
  const folder = copySite();
  try {
    const withSearch = pageBytes(buildCopy(folder));
    for (const part of ["SearchBar", "SearchPage"]) {
      fs.rmSync(path.join(folder, "src/theme", part), { recursive: true });
    }
    // It contains the search button too, whose styles are in the stylesheet of every page.
    const heroSearch = "src/components/Home/HeroSearch.tsx";
    fs.writeFileSync(path.join(folder, heroSearch), "export default function HeroSearch() {\n  return null;\n}\n");
    changeFile(folder, "docusaurus.config.ts", (text) => text.replace(/^ +searchIndex,\n/m, ""));
    changeFile(folder, "docusaurus.config.ts", (text) => text.replace(/^ +algolia: .*\n/m, ""));
    return withSearch - pageBytes(buildCopy(folder));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
