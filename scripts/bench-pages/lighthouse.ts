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
  categories: Record<string, { title: string; score: number | null }>;
  /** Why the page could not be measured. */
  runtimeError?: { message: string };
}

/** The median score of each category in several runs on one page, out of 100, by its title. */
export const scoresOf = (runs: Run[]): [title: string, score: number][] =>
  CATEGORIES.map((category) => [
    runs[0]?.categories[category]?.title ?? category,
    Math.round(median(runs.map((run) => (run.categories[category]?.score ?? 0) * 100))),
  ]);

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
