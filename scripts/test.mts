/**
 * Runs every check and every test, and closes with the line `N passed, N failed`:
 * types, lint, format and content; unit tests; the builds that browser tests need; browser tests.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { variants, type Variant } from "../tests/support/variants";
import { findBrowser } from "./browser";

interface Counts {
  passed: number;
  failed: number;
}

const totals: Counts = { passed: 0, failed: 0 };

/** A variable that the caller has set would make another build than the tests are for; empty counts as unset. */
const unsetVariables = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(SITE_URL$|ALGOLIA_|GTAG_|ANNOUNCEMENT_)/.test(name))
    .map((name) => [name, ""]),
);

/** Runs a command in sight of the reader; true when it succeeds. */
function run(title: string, command: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n── ${title} ${"─".repeat(Math.max(4, 70 - title.length))}`);
  const start = Date.now();
  const { status } = spawnSync("yarn", command, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  console.log(`── ${status === 0 ? "done" : "FAILED"} in ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return status === 0;
}

function add(counts: Counts): void {
  totals.passed += counts.passed;
  totals.failed += counts.failed;
}

/** One step that counts as one test. */
function step(title: string, command: string[], environment?: Record<string, string>): boolean {
  const succeeded = run(title, command, environment);
  add(succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return succeeded;
}

function readReport(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

/** A runner that ended without a report, or failed outside a test, is one failure; so is each test that was skipped. */
function addReport(succeeded: boolean, counts: Counts | undefined): void {
  const known = counts ?? { passed: 0, failed: 0 };
  add(!succeeded && known.failed === 0 ? { ...known, failed: 1 } : known);
}

function unitTests(): void {
  const file = "test-results/unit.json";
  const succeeded = run("Unit tests", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file) as
    { numPassedTests: number; numFailedTests: number; numPendingTests: number } | undefined;
  addReport(
    succeeded,
    report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests },
  );
}

function browserTests(): void {
  const succeeded = run("Browser tests", ["playwright", "test"]);
  const report = readReport("test-results/browser.json") as
    { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined;
  addReport(
    succeeded,
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.stats.skipped,
    },
  );
}

function build({ name, outDir, environment, config = "docusaurus.config.ts" }: Variant): boolean {
  return step(`Build (${name})`, ["docusaurus", "build", "--config", config, "--out-dir", outDir], {
    ...unsetVariables,
    ...environment,
    // Aliases depend on the variables, and the bundler's cache does not know them.
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
  });
}

/** True when there is a browser, which the tests find by the variable. */
function prepareBrowser(): boolean {
  try {
    process.env.CHROME_PATH = findBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add({ passed: 0, failed: 1 });
    return false;
  }
}

fs.rmSync("test-results", { recursive: true, force: true });
fs.mkdirSync("test-results", { recursive: true });
step("Types, lint, format and content", ["check"]);
unitTests();
const builds = Object.values(variants).map(build);
if (prepareBrowser() && builds.every(Boolean)) {
  browserTests();
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
