/**
 * Runs Lighthouse on pages of a build, emulating a phone: `yarn build`, then `yarn bench:lighthouse`. It prints the
 * scores next to their targets; full reports, with the audits that cost points, are in `.cache/bench-lighthouse/reports`.
 *
 * Pages are served over HTTP/2 with Brotli. Needs `openssl`, and `npm` once to install Lighthouse.
 *
 *   --dir DIR          the build (default: build)
 *   --repetitions N    runs per page; medians are printed (default: 3)
 *   --pages A,B        measure these pages instead
 */
import fs from "node:fs";
import path from "node:path";
import { readOrExit } from "../src/config/environment";
import { installLighthouse, LIGHTHOUSE_VERSION, runLighthouse, scoresOf } from "./bench-pages/lighthouse";
import { benchmarkPages } from "./bench-pages/pages";
import { makeCredentials, serve } from "./bench-pages/server";
import { findOrInstallBrowser } from "./browser";
import { readCommandLine, requireBuild } from "./command.mts";

const { values: options } = readCommandLine({
  options: {
    dir: { type: "string", default: "build" },
    repetitions: { type: "string", default: "3" },
    pages: { type: "string", default: benchmarkPages.join(",") },
  },
});

const CACHE_DIR = path.resolve(".cache/bench-lighthouse");
const TARGET = 100;

requireBuild(options.dir);
const browser = readOrExit(findOrInstallBrowser);
const command = installLighthouse(CACHE_DIR);
const credentials = makeCredentials(CACHE_DIR);
const site = await serve("ours", path.resolve(options.dir), credentials);
const reports = path.join(CACHE_DIR, "reports");
fs.mkdirSync(reports, { recursive: true });

console.log(`Lighthouse ${LIGHTHOUSE_VERSION}, mobile, simulated throttling, medians of ${options.repetitions} runs`);
const totals = { met: 0, missed: 0 };
for (const page of options.pages.split(",")) {
  const report = path.join(reports, page.replaceAll("/", "-").slice(1) || "home");
  const runs = [];
  for (let repetition = 0; repetition < Number(options.repetitions); repetition++) {
    runs.push(await runLighthouse(command, browser, credentials.fingerprint, site.origin + page, report));
  }
  console.log(`\n${page}`);
  for (const [title, score] of scoresOf(runs)) {
    const isMet = score >= TARGET;
    totals[isMet ? "met" : "missed"] += 1;
    console.log(`  ${title.padEnd(16)}${String(score).padStart(4)}   at least ${TARGET}: ${isMet ? "met" : "MISSED"}`);
  }
}
console.log(`\n${totals.met} targets met, ${totals.missed} missed.`);
site.stop();
process.exit();
