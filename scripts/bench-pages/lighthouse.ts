import { execFile, execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { median } from "../statistics";

/** The newest version that runs on Node 20. */
export const LIGHTHOUSE_VERSION = "12.8.2";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The parts of a Lighthouse report that are used here. */
interface Run {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  /** Why the page could not be measured. */
  runtimeError?: { message: string };
}

/** An audit that a page did not pass. */
export interface Cost {
  audit: string;
  /** The value measured in the last run, such as "1,310 ms". */
  measured: string;
  /** Points lost, of the 100 points of its category. */
  points: number;
}

export interface Score {
  category: string;
  /** Score, out of 100. */
  points: number;
  /** The most expensive first. */
  costs: Cost[];
}

/** The points that an audit cost its category in a run; 0 if it does not apply to the page. */
function pointsLost(run: Run, category: string, audit: string): number {
  const auditRefs = run.categories[category]?.auditRefs ?? [];
  const weight = auditRefs.find(({ id }) => id === audit)?.weight ?? 0;
  const allWeights = auditRefs.reduce((sum, ref) => sum + ref.weight, 0);
  return weight === 0 ? 0 : ((1 - (run.audits[audit]?.score ?? 1)) * weight * 100) / allWeights;
}

/**
 * Summarizes several Lighthouse runs on one page: medians of the scores, and of the points that each audit cost.
 *
 * @param runs at least one
 */
export function summarize(runs: Run[]): Score[] {
  const last = runs.at(-1);
  return CATEGORIES.map((category) => ({
    category: last?.categories[category]?.title ?? category,
    points: Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))),
    costs: (last?.categories[category]?.auditRefs ?? [])
      .map(({ id }) => ({
        audit: last?.audits[id]?.title ?? id,
        measured: last?.audits[id]?.displayValue ?? "",
        points: median(runs.map((run) => pointsLost(run, category, id))),
      }))
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points),
  }));
}

/**
 * Installs Lighthouse into a folder, unless this version is already installed.
 *
 * @returns the path of its command
 */
export function installLighthouse(dir: string): string {
  const installed = path.join(dir, "node_modules/lighthouse");
  const manifest = path.join(installed, "package.json");
  const version = fs.existsSync(manifest)
    ? (JSON.parse(fs.readFileSync(manifest, "utf8")) as { version: string }).version
    : undefined;
  if (version !== LIGHTHOUSE_VERSION) {
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(path.join(dir, "package.json"), JSON.stringify({ name: "bench-lighthouse", private: true }));
    const args = ["install", "--no-audit", "--no-fund", `lighthouse@${LIGHTHOUSE_VERSION}`];
    execFileSync("npm", args, { cwd: dir, stdio: "inherit" });
  }
  return path.join(installed, "cli/index.js");
}

/**
 * Runs Lighthouse on a page, emulating a phone. Lighthouse simulates the slow connection and processor based on what
 * it observed on this machine ("simulated throttling"), so other load affects the figures less than with applied
 * throttling.
 *
 * @param command as `installLighthouse` returns it
 * @param browser path of Chrome or Chromium
 * @param fingerprint fingerprint of the server's certificate
 * @param report path of the report without its extension; it is written as HTML and as JSON
 * @throws if the page cannot be measured
 */
export async function runLighthouse(
  command: string,
  browser: string,
  fingerprint: string,
  url: string,
  report: string,
): Promise<Run> {
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", `--ignore-certificate-errors-spki-list=${fingerprint}`];
  const args = ["--output=html", "--output=json", `--output-path=${report}`, `--chrome-flags=${flags.join(" ")}`];
  // The server of the page runs in this process, so waiting for the run must not block it.
  await promisify(execFile)(
    process.execPath,
    [command, url, "--quiet", "--no-enable-error-reporting", `--only-categories=${CATEGORIES.join(",")}`, ...args],
    { env: { ...process.env, CHROME_PATH: browser } },
  );
  const run = JSON.parse(fs.readFileSync(`${report}.report.json`, "utf8")) as Run;
  if (run.runtimeError) {
    throw new Error(`Lighthouse cannot measure ${url}: ${run.runtimeError.message}`);
  }
  return run;
}
