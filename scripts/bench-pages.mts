/**
 * Compares pages of a build with the same pages in stock Docusaurus, in Docusaurus with `future.faster`, and in
 * Starlight: `yarn build`, then `yarn bench:pages`. It prints each figure next to its target.
 *
 * Pages are loaded under the conditions of a phone on a slow connection, over HTTP/2 with Brotli, one site after the
 * other. Compare only ratios between runs. Needs `openssl`, and `npm` once to install Starlight.
 *
 *   --dir DIR          the build (default: build)
 *   --repetitions N    loads per page (default: 5)
 *   --pages A,B        measure these pages instead
 *   --peers A,B        only these of stock, faster and starlight; the targets need the last two
 *   --keep             reuses the peers built by an earlier run
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { readOrExit } from "../src/config/environment";
import { measureLoad, measureNextPage, type Load } from "./bench-pages/load";
import { benchmarkPages } from "./bench-pages/pages";
import { peersIn, readPages } from "./bench-pages/peers";
import { median, ratioOfPairs } from "./statistics";
import { makeCredentials, serve } from "./bench-pages/server";
import { findOrInstallBrowser } from "./browser";
import { readCommandLine, requireBuild } from "./command.mts";

const { values: options } = readCommandLine({
  options: {
    dir: { type: "string", default: "build" },
    repetitions: { type: "string", default: "5" },
    pages: { type: "string", default: benchmarkPages.join(",") },
    peers: { type: "string", default: "stock,faster,starlight" },
    keep: { type: "boolean", default: false },
  },
});

const CACHE_DIR = ".cache/bench-pages";

type Figures = Load & { nextPage: number; nextPagePrefetched: number };

interface Row {
  name: string;
  figure: keyof Figures;
  unit: "ms" | "kB" | "";
  /** Maximum, as a share of a peer's figure. */
  share?: { of: "faster" | "starlight"; max: number };
  /** Maximum. */
  max?: number;
}

const rows: Row[] = [
  { name: "First contentful paint", figure: "firstPaint", unit: "ms", share: { of: "starlight", max: 0.65 } },
  { name: "Largest contentful paint", figure: "largestPaint", unit: "ms", share: { of: "starlight", max: 0.65 } },
  { name: "Layout shift", figure: "layoutShift", unit: "", max: 0.002 },
  { name: "Blocking time", figure: "blocking", unit: "ms", share: { of: "faster", max: 0.4 } },
  { name: "Longest task", figure: "longestTask", unit: "ms", max: 100 },
  { name: "Hydrated", figure: "hydrated", unit: "ms", share: { of: "faster", max: 0.7 } },
  { name: "JavaScript", figure: "scriptBytes", unit: "kB", share: { of: "faster", max: 0.6 } },
  { name: "All files", figure: "bytes", unit: "kB", share: { of: "faster", max: 0.85 } },
  { name: "Requests", figure: "requests", unit: "" },
  { name: "Requests before largest paint", figure: "requestsBeforeLargestPaint", unit: "", max: 4 },
  { name: "Next page, prefetched", figure: "nextPagePrefetched", unit: "ms", share: { of: "faster", max: 0.5 } },
  { name: "Next page, not prefetched", figure: "nextPage", unit: "ms", share: { of: "faster", max: 0.8 } },
];

function format(value: number, unit: Row["unit"]): string {
  if (Number.isNaN(value)) {
    return "–";
  }
  const digits = unit === "ms" || Number.isInteger(value) ? 0 : unit === "kB" ? 1 : 3;
  return (unit === "kB" ? value / 1000 : value).toFixed(digits);
}

/** Prints the figures of a page. @returns the number of targets met and missed */
function report(page: string, figures: Map<string, Figures[]>): { met: number; missed: number } {
  const names = [...figures.keys()];
  const valuesOf = (site: string, figure: keyof Figures): number[] =>
    (figures.get(site) ?? []).map((loads) => loads[figure]);
  console.log(`\n${page}\n  ${"".padEnd(34)}${names.map((name) => name.padStart(10)).join("")}   target`);
  const counts = { met: 0, missed: 0 };
  for (const { name, figure, unit, share, max } of rows) {
    const ours = valuesOf("ours", figure);
    const ratio = share && figures.has(share.of) ? ratioOfPairs(ours, valuesOf(share.of, figure)) : undefined;
    const value = ratio?.median ?? (max === undefined ? NaN : median(ours));
    const limit = share?.max ?? max ?? NaN;
    let verdict = "";
    if (!Number.isNaN(value)) {
      const isMet = value <= limit;
      counts[isMet ? "met" : "missed"] += 1;
      const detail =
        ratio && share
          ? `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}) of ${share.of}, at most ${limit}`
          : `at most ${limit}`;
      verdict = `${detail}: ${isMet ? "met" : "MISSED"}`;
    }
    const cells = names.map((site) => format(median(valuesOf(site, figure)), unit).padStart(10));
    console.log(`  ${`${name}${unit && `, ${unit}`}`.padEnd(34)}${cells.join("")}   ${verdict}`.trimEnd());
  }
  return counts;
}

const dir = path.resolve(options.dir);
requireBuild(dir);
const browserPath = readOrExit(findOrInstallBrowser);
const chosen = options.peers.split(",").filter(Boolean);
const peers = peersIn(path.resolve(CACHE_DIR), dir).filter(({ name }) => chosen.includes(name));
if (peers.length < chosen.length) {
  throw new Error(`"${options.peers}" contains an unknown peer. The peers are stock, faster and starlight.`);
}
const pages = options.keep ? [] : readPages(dir);
for (const peer of options.keep ? [] : peers) {
  console.log(`Building ${peer.name}…`);
  peer.write(pages);
  peer.build();
}
const credentials = makeCredentials(CACHE_DIR);
const sites = await Promise.all([
  serve("ours", dir, credentials),
  ...peers.map(({ name, outDir }) => serve(name, outDir, credentials)),
]);
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ["--no-sandbox", "--disable-gpu", `--ignore-certificate-errors-spki-list=${credentials.fingerprint}`],
});
const totals = { met: 0, missed: 0 };
for (const page of options.pages.split(",")) {
  const figures = new Map(sites.map(({ name }): [string, Figures[]] => [name, []]));
  for (let repetition = 0; repetition < Number(options.repetitions); repetition++) {
    // Alternate the order, because the state of the machine depends on what ran before.
    for (const site of repetition % 2 === 0 ? sites : sites.toReversed()) {
      figures.get(site.name)?.push({
        ...(await measureLoad(browser, site, page)),
        nextPage: (await measureNextPage(browser, site, page, false)) ?? NaN,
        nextPagePrefetched: (await measureNextPage(browser, site, page, true)) ?? NaN,
      });
    }
  }
  const { met, missed } = report(page, figures);
  totals.met += met;
  totals.missed += missed;
}
console.log(`\n${totals.met} targets met, ${totals.missed} missed.`);
await browser.close();
sites.forEach(({ stop }) => stop());
process.exit();
