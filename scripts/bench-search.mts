/**
 * Measures the embedded search of a build, and of a site ten times its size: `yarn build`,
 * then `yarn bench:search`. It prints each figure next to its target.
 *
 *   --dir DIR        the build (default: build)
 *   --no-browser     skips the measurements in a browser
 *   --no-baseline    skips the build without search that page sizes are compared with
 */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { searchTuning } from "../src/config/searchTuning";
import { INDEX_DIRECTORY, MANIFEST_FILE, partPath } from "../src/search/client/manifest";
import { createEngine } from "../src/search/engine";
import { buildIndex } from "../src/search/index/build";
import { knownQueries } from "../tests/search-queries";
import { heldOutQueries } from "../tests/search-queries-held-out";
import { readerQueries } from "../tests/search-queries-readers";
import { heldOutReaderQueries } from "../tests/search-queries-held-out-readers";
import type { KnownQuery } from "../tests/support/knownQueries";
import type { SearchEngine, SearchPage } from "../src/search/types";
import { measureFirstOpening, measureResponsiveness, type Responsiveness } from "./bench-search/browser";
import { multiplied, readCorpus } from "./bench-search/corpus";
import { measureCost, type Cost } from "./bench-search/cost";
import { measureAddedBytes } from "./bench-search/pageBytes";
import { measureNames, measureQueries, type Quality } from "./bench-search/quality";
import { serve } from "./staticServer";
import { readCommandLine, requireBuild } from "./command.mts";

const { values: options } = readCommandLine({
  allowNegative: true,
  options: {
    dir: { type: "string", default: "build" },
    browser: { type: "boolean", default: true },
    baseline: { type: "boolean", default: true },
  },
});

requireBuild(options.dir);

const FACTOR = 10;
const TYPED = ["aurora subnet", "kuberntes", "allow_ssh_from_cidr", "landing zone", "upgrade terraform", "k8s"];
/** A letter that many words begin with. */
const FIRST_LETTER = "c";
const REPEATS = 3;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const times = (value: number) => `${value.toFixed(1)} times`;

interface Target {
  min?: number;
  max?: number;
}

function row(name: string, value: number, format: (value: number) => string, { min, max }: Target = {}): void {
  const target = min !== undefined ? `at least ${format(min)}` : max !== undefined ? `at most ${format(max)}` : "";
  const isMet = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  const verdict = target === "" ? "" : isMet ? "met" : "MISSED";
  console.log(`  ${name.padEnd(58)} ${format(value).padStart(10)}   ${target.padEnd(20)} ${verdict}`.trimEnd());
}

/** The mean reciprocal rank of the right page, and the shares of queries that rank it first and in the top five. */
function figures({ meanReciprocalRank, first, firstFive }: Quality): string {
  return `${meanReciprocalRank.toFixed(3)}  ${percent(first).padStart(7)}  ${percent(firstFive).padStart(7)}`;
}

interface QuerySet {
  title: string;
  queries: KnownQuery[];
  /** Whether to list misses. Unlisted misses cannot influence tuning. */
  listsMisses: boolean;
  firstFive: number;
}

async function showQuality(engine: SearchEngine, { title, queries, listsMisses, firstFive }: QuerySet): Promise<void> {
  const quality = await measureQueries(engine, queries);
  console.log(`\n${title}: ${quality.queries} queries`);
  row("Mean reciprocal rank of the right page", quality.meanReciprocalRank, (value) => value.toFixed(3), {
    min: 0.92,
  });
  row("Right page first", quality.first, percent, { min: 0.88 });
  row("Right page in the top five", quality.firstFive, percent, { min: firstFive });
  for (const [kind, ofKind] of quality.byKind) {
    console.log(`    ${`${kind} (${ofKind.queries})`.padEnd(30)} ${figures(ofKind)}`);
  }
  for (const { query, rank, found } of listsMisses ? quality.missed : []) {
    console.log(`    ${rank === 0 ? "not in top ten" : `rank ${rank}`}: ${query}   (first: ${found[0] ?? "nothing"})`);
  }
}

async function showNames(engine: SearchEngine, pages: SearchPage[]): Promise<void> {
  const inputs = pages.flatMap((page) => page.records).filter(({ kind }) => kind === "input");
  const names = await measureNames(
    engine,
    inputs.map(({ heading }) => heading),
  );
  console.log(`\nNames: ${names.names} inputs`);
  row("Full name: an input of that name is first", names.fullNameFirst, percent, { min: 1 });
  row("First 70% of its letters: in the top five", names.prefixInTopFive, percent, { min: 0.97 });
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

interface Measured {
  cost: Cost;
  /** Bytes of engine and index until the results of the first letter; without a browser, the index alone. */
  firstBytes: number;
  inWorker?: Responsiveness;
  withoutWorker?: Responsiveness;
}

async function showResponsiveness(url: string, hasWorker: boolean, isSite: boolean): Promise<Responsiveness> {
  const found = await measureResponsiveness(url, TYPED, hasWorker);
  console.log(`  ${hasWorker ? "In a worker, page throttled 4x" : "Without a worker, everything throttled 4x"}:`);
  row("  Keystrokes measured", found.keyStrokes, String);
  row("  Keystroke to results, median", found.results.medianMilliseconds, milliseconds);
  row("  Keystroke to results, p95", found.results.p95Milliseconds, milliseconds, isSite ? { max: 50 } : {});
  row("  Keystroke to their texts, median", found.texts.medianMilliseconds, milliseconds);
  row("  Keystroke to their texts, p95", found.texts.p95Milliseconds, milliseconds);
  row("  Long tasks on the main thread", found.longTasks, String, hasWorker && isSite ? { max: 0 } : {});
  row("  Longest task", found.longestTaskMilliseconds, milliseconds);
  return found;
}

async function showBrowser(files: Map<string, Uint8Array>, isSite: boolean): Promise<Omit<Measured, "cost">> {
  const { url, stop } = await serve(options.dir, packed(files));
  try {
    const { modalBytes, engineBytes, indexBytes } = await measureFirstOpening(url, options.dir, FIRST_LETTER);
    const firstBytes = engineBytes + indexBytes;
    row("Engine and worker", engineBytes, kilobytes);
    row("Index until the first results", indexBytes, kilobytes);
    row("Engine and index until the first results", firstBytes, kilobytes, isSite ? { max: 180_000 } : {});
    row("The modal, which both modes load", modalBytes, kilobytes);
    const inWorker = await showResponsiveness(url, true, isSite);
    const withoutWorker = await showResponsiveness(url, false, isSite);
    return { firstBytes, inWorker, withoutWorker };
  } finally {
    stop();
  }
}

async function bench(title: string, pages: SearchPage[], isSite: boolean): Promise<Measured> {
  const records = pages.reduce((sum, page) => sum + page.records.length, 0);
  console.log(`\n${title}: ${pages.length} pages, ${records} records`);
  const files = buildIndex(pages, searchTuning);
  const cost = await measureCost(
    files,
    knownQueries.map(({ query }) => query),
  );
  row("Core of the index", cost.coreBytes, kilobytes);
  row("Index until the first results, worst first letter", cost.firstBytes, kilobytes);
  row("A further keystroke, p95", cost.furtherBytes.p95, kilobytes);
  row("A further keystroke, maximum", cost.furtherBytes.max, kilobytes, isSite ? { max: 30_000 } : {});
  row("Engine alone, per keystroke, median", cost.furtherMilliseconds.median, milliseconds);
  row("Engine alone, per keystroke, p95", cost.furtherMilliseconds.p95, milliseconds);
  return { cost, firstBytes: cost.firstBytes, ...(options.browser && (await showBrowser(files, isSite))) };
}

/** The fastest of several runs, each in a separate process, because slower ones were held up by other load. */
function indexingMilliseconds(): number {
  const script = path.join(import.meta.dirname, "bench-search/indexing.mts");
  const runs = Array.from({ length: REPEATS }, () =>
    Number(execFileSync(process.execPath, ["--import", "tsx", script, options.dir], { encoding: "utf8" })),
  );
  return Math.min(...runs);
}

const pages = readCorpus(options.dir);
const files = buildIndex(pages, searchTuning);
const engine = createEngine({ read: (name) => Promise.resolve(files.get(name) ?? new Uint8Array()) });
const sets: QuerySet[] = [
  { title: "Known queries", queries: knownQueries, listsMisses: true, firstFive: 0.98 },
  { title: "Readers' queries", queries: readerQueries, listsMisses: true, firstFive: 0.97 },
  {
    title: "Held out: the ranking was never tuned on these",
    queries: heldOutQueries,
    listsMisses: false,
    firstFive: 0.98,
  },
  {
    title: "Held-out readers' queries: the ranking was never tuned on these",
    queries: heldOutReaderQueries,
    listsMisses: false,
    firstFive: 0.97,
  },
];
for (const set of sets) {
  await showQuality(engine, set);
}
await showNames(engine, pages);

console.log("\nCost to readers who do not search");
row("Added to a build", indexingMilliseconds() / 1000, (value) => `${value.toFixed(2)} s`, { max: 2 });
if (options.baseline) {
  row("Bytes that search adds to a page", measureAddedBytes(), kilobytes, { max: 3_000 });
}

const site = await bench("This site", pages, true);
const large = await bench(`${FACTOR} times this site`, multiplied(pages, FACTOR), false);

console.log(`\n${FACTOR} times the pages`);
row("Bytes until the first results", large.firstBytes / site.firstBytes, times, { max: 4 });
row("Engine alone, per keystroke, p95", large.cost.furtherMilliseconds.p95 / site.cost.furtherMilliseconds.p95, times, {
  max: 2,
});
for (const [name, ours, theirs] of [
  ["in a worker", site.inWorker, large.inWorker],
  ["without worker", site.withoutWorker, large.withoutWorker],
] as const) {
  if (ours && theirs) {
    const ratio = theirs.results.p95Milliseconds / ours.results.p95Milliseconds;
    row(`Keystroke to results ${name}, p95`, ratio, times, { max: 2 });
  }
}
