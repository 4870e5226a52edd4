/**
 * Measures the embedded search of a build, and that of a site ten times its size: `yarn build`,
 * then `yarn bench:search`. `src/search/README.md` has the targets and the last figures.
 *
 *   --dir DIR        the build (default: build)
 *   --catalog FILE   list of services, for pages that show no inputs yet
 *   --no-browser     only what needs no browser
 */
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { searchTuning } from "../src/config/searchTuning";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath } from "../src/search/client/manifest";
import { createEngine } from "../src/search/engine";
import { buildIndex } from "../src/search/index/build";
import { knownQueries } from "../tests/search-queries";
import type { SearchPage } from "../src/search/types";
import { measureResponsiveness } from "./bench-search/browser";
import { multiplied, readCorpus } from "./bench-search/corpus";
import { measureCost } from "./bench-search/cost";
import { measureNames, measureQueries } from "./bench-search/quality";
import { serve } from "./bench-search/server";

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    dir: { type: "string", default: "build" },
    catalog: { type: "string" },
    browser: { type: "boolean", default: true },
  },
});

const FACTOR = 10;
const BROWSER_QUERIES = [
  "aurora subnet",
  "kuberntes",
  "allow_ssh_from_cidr",
  "landing zone",
  "upgrade terraform",
  "k8s",
];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

function show(rows: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(rows)) {
    console.log(`  ${name.padEnd(44)} ${value}`);
  }
}

async function showQuality(pages: SearchPage[], files: Map<string, Uint8Array>): Promise<void> {
  const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });
  const quality = await measureQueries(engine, knownQueries);
  const records = pages.flatMap((page) => page.records);
  const names = await measureNames(
    engine,
    records.filter(({ kind }) => kind === "input").map(({ heading }) => heading),
  );
  show({
    Queries: quality.queries,
    "Mean reciprocal rank of the right page": quality.meanReciprocalRank.toFixed(3),
    "Right page first": percent(quality.first),
    "Right page among the first five": percent(quality.firstFive),
    "Input names": names.names,
    "Whole name: an input of that name first": percent(names.wholeFirst),
    "First 70 %: among the first five": percent(names.beginningInFive),
  });
  for (const { query, rank, found } of quality.missed) {
    console.log(`    ${rank === 0 ? "not in ten" : `rank ${rank}`}: ${query}   (first: ${found[0] ?? "nothing"})`);
  }
}

function packed(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const manifest = { directory: "bench" };
  return new Map([
    [`/${INDEX_DIRECTORY}/${MANIFEST_FILE}`, new TextEncoder().encode(JSON.stringify(manifest))],
    ...[...files].map(([name, bytes]): [string, Uint8Array] => [
      `/${partPath(manifest, name)}`,
      gzipSync(bytes, { level: 9 }),
    ]),
  ]);
}

async function showBrowser(files: Map<string, Uint8Array>): Promise<void> {
  const { url, stop } = await serve(options.dir, packed(files));
  for (const hasWorker of [true, false]) {
    const found = await measureResponsiveness(url, BROWSER_QUERIES, hasWorker);
    const where = hasWorker ? "in a worker" : "without worker";
    show({
      [`Key strokes, ${where}, processor / 4`]: found.keyStrokes,
      [`Key stroke to results, ${where}: median`]: milliseconds(found.medianMilliseconds),
      [`Key stroke to results, ${where}: p95`]: milliseconds(found.p95Milliseconds),
      [`Long tasks, ${where}`]: `${found.longTasks}, longest ${milliseconds(found.longestTaskMilliseconds)}`,
    });
  }
  stop();
}

async function bench(title: string, pages: SearchPage[]): Promise<void> {
  const start = performance.now();
  const files = buildIndex(pages, searchTuning);
  const built = performance.now() - start;
  console.log(
    `\n${title}: ${pages.length} pages, ${pages.reduce((sum, page) => sum + page.records.length, 0)} records`,
  );
  const cost = await measureCost(
    files,
    knownQueries.map(({ query }) => query),
  );
  show({
    "Index built in": milliseconds(built),
    "Core of the index": kilobytes(cost.coreBytes),
    "Index until the first results, at most": kilobytes(cost.firstBytes),
    "A further key stroke: median / p95 / most": [
      cost.furtherBytes.median,
      cost.furtherBytes.p95,
      cost.furtherBytes.most,
    ]
      .map(kilobytes)
      .join(" / "),
    "Engine alone, a key stroke: median / p95": [cost.furtherMilliseconds.median, cost.furtherMilliseconds.p95]
      .map(milliseconds)
      .join(" / "),
  });
  if (options.browser) {
    await showBrowser(files);
  }
}

const start = performance.now();
const pages = readCorpus(options.dir, options.catalog);
console.log(`Pages read in ${milliseconds(performance.now() - start)}`);
console.log("\nQuality");
await showQuality(pages, buildIndex(pages, searchTuning));
await bench("This site", pages);
await bench(`${FACTOR} times this site`, multiplied(pages, FACTOR));
