/**
 * Measures how the number of pages affects each page: `yarn bench:growth` builds the site as it is, and with copies of
 * its pages, up to 1,500 in total. Both builds run in a copy of the site, without a cache and without the content
 * check, which the copies would not pass.
 *
 *   --pages N    the total number of pages (default: 1,500)
 */
import fs from "node:fs";
import path from "node:path";
import { buildCopy, changeFile, copySite } from "../tests/support/siteCopy";
import { transferSize } from "../tests/support/transferSize";
import { addCopies } from "./bench-growth/copies";
import { readCommandLine } from "./command.mts";

const { values: options } = readCommandLine({ options: { pages: { type: "string", default: "1500" } } });

/** A page in a section that grows with the site. */
const PAGE = "intro/core-concepts/infrastructure-as-code";
const TARGET = 1.1;

/** Groups of a page's scripts, by printed label. */
const SCRIPTS = {
  "Main script": /\/main\./,
  "Runtime script": /\/runtime~main\./,
  "Routes, documents and sidebar of its section": /\/section-/,
  "All three together, loaded by every page": /\/(?:main|runtime~main|section-[^/]*)\./,
  "All scripts of the page": /./,
};

interface Build {
  seconds: number;
  /** Compressed bytes, by printed label. */
  bytes: Record<string, number>;
}

function measurePage(outDir: string): Record<string, number> {
  const html = fs.readFileSync(path.join(outDir, PAGE, "index.html"));
  const names = new Set(
    Array.from(html.toString().matchAll(/(?:src|href)="?(\/assets\/js\/[^\s">]+)/g), ([, name = ""]) => name),
  );
  const scripts = Array.from(names, (name) => ({ name, size: transferSize(fs.readFileSync(path.join(outDir, name))) }));
  const totals = Object.entries(SCRIPTS).map(([title, pattern]): [string, number] => [
    title,
    scripts.filter(({ name }) => pattern.test(name)).reduce((sum, { size }) => sum + size, 0),
  ]);
  return { ...Object.fromEntries(totals), "Its HTML": transferSize(html) };
}

/** @param pages total number of pages to reach with copies; the site as it is if omitted */
function build(pages?: number): Build {
  const folder = copySite();
  try {
    changeFile(folder, "docusaurus.config.ts", (text) => text.replace(/^ +contentCheck,\n/m, ""));
    if (pages !== undefined) {
      addCopies(path.join(folder, "docs"), pages);
      changeFile(folder, "docusaurus.config.ts", (text) =>
        text.replace("./sidebars.ts", "./scripts/bench-growth/sidebars.ts"),
      );
    }
    const start = performance.now();
    const outDir = buildCopy(folder);
    return { seconds: (performance.now() - start) / 1000, bytes: measurePage(outDir) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const now = build();
const grown = build(Number(options.pages));
console.log(`${"".padEnd(48)} ${"now".padStart(10)} ${`${options.pages} pages`.padStart(12)}`);
for (const [title, bytes] of Object.entries(now.bytes)) {
  const after = grown.bytes[title] ?? 0;
  const change = `${((after / bytes - 1) * 100).toFixed(0)} %`;
  const verdict = /every page/.test(title) ? `   at most 10%: ${after / bytes <= TARGET ? "met" : "MISSED"}` : "";
  const [before, later] = [bytes, after].map((size) => `${(size / 1000).toFixed(1)} kB`);
  console.log(`  ${title.padEnd(46)} ${before?.padStart(10)} ${later?.padStart(12)} ${change.padStart(7)}${verdict}`);
}
const [before, later] = [now, grown].map(({ seconds }) => `${seconds.toFixed(0)} s`);
console.log(`  ${"Build, within Node's default heap".padEnd(46)} ${before?.padStart(10)} ${later?.padStart(12)}`);
