/**
 * Runs every check and every test, and ends with the line `N passed, N failed`: `yarn test`.
 *
 *   yarn test                  all checks; unit tests; walkthroughs; two builds; browser tests
 *   yarn test --only-changed   if only pages differ from the main branch: the checks, the walkthroughs, one build, and
 *                              the per-page browser tests on those pages; otherwise the same as `yarn test`
 *
 * Checks, unit tests and walkthroughs run in parallel with the builds and the browser tests that follow them. Browser
 * tests print as they run; the output of everything else is shown when it ends.
 */
import fs from "node:fs";
import { variants, type Variant } from "../tests/support/variants";
import { findOrInstallBrowser } from "./browser";
import { changedFiles, changedPages } from "./changedPages";
import { commandOf, readCommandLine, runCommand, type CommandOptions } from "./command.mts";
import { installFirefox } from "./firefox";

interface Counts {
  passed: number;
  failed: number;
}

const UNIT_REPORT = "test-results/unit.json";
const BROWSER_REPORT = "test-results/browser.json";

const totals: Counts = { passed: 0, failed: 0 };

/** Variables set by the caller would change the build under test, so they are cleared: empty counts as unset. */
const unsetVariables = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(SITE_URL$|EDIT_URL$|ALGOLIA_|GTAG_|ANNOUNCEMENT_)/.test(name))
    .map((name) => [name, ""]),
);

/** Runs a command and shows its output under a title. Returns whether it succeeded. */
async function run(title: string, command: string, options: CommandOptions = {}): Promise<boolean> {
  const rule = `── ${title} ${"─".repeat(Math.max(4, 70 - title.length))}`;
  console.log(options.isLive ? `\n${rule}` : `… ${title}`);
  const { succeeded, output, seconds } = await runCommand(command, options);
  if (!options.isLive) {
    console.log(`\n${rule}\n${output}`);
  }
  console.log(`── ${title}: ${succeeded ? "done" : "FAILED"} in ${seconds.toFixed(0)} s`);
  return succeeded;
}

function add({ passed, failed }: Counts): void {
  totals.passed += passed;
  totals.failed += failed;
}

/** Runs a step that counts as one test. */
async function step(title: string, command: string, environment?: Record<string, string>): Promise<boolean> {
  const succeeded = await run(title, command, { environment });
  add(succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return succeeded;
}

function readReport(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

/** A runner that ends without a report or fails outside a test counts as one failure, as does each skipped test. */
function addReport(succeeded: boolean, counts: Counts | undefined): void {
  const known = counts ?? { passed: 0, failed: 0 };
  add(!succeeded && known.failed === 0 ? { ...known, failed: 1 } : known);
}

/** Runs every check except the content check, which is part of each build. */
const check = (): Promise<boolean> => step("Checks", `${commandOf("check")} --except content`);

/** Tests every page with steps. Without OpenTofu or Terraform, it skips HCL and says so. */
const walkthroughs = (): Promise<boolean> => step("Walkthroughs", commandOf("walkthrough"));

async function unitTests(): Promise<void> {
  const command = `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`;
  const succeeded = await run("Unit tests", command);
  const report = readReport(UNIT_REPORT) as
    { numPassedTests: number; numFailedTests: number; numPendingTests: number } | undefined;
  addReport(
    succeeded,
    report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests },
  );
}

function build({ name, outDir, environment, config = "docusaurus.config.ts" }: Variant): Promise<boolean> {
  return step(`Build (${name})`, `docusaurus build --config ${config} --out-dir ${outDir}`, {
    ...unsetVariables,
    ...environment,
    // Tests must depend on the sources alone, not on what an earlier build has cached.
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
  });
}

async function buildAll(): Promise<boolean> {
  const results: boolean[] = [];
  for (const variant of Object.values(variants)) {
    results.push(await build(variant));
  }
  return results.every(Boolean);
}

/** Returns whether a browser is available, and sets the variable that the tests find it by. */
function prepareBrowser(): boolean {
  try {
    process.env.CHROME_PATH = findOrInstallBrowser();
    installFirefox();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add({ passed: 0, failed: 1 });
    return false;
  }
}

async function browserTests(command = "playwright test", environment: Record<string, string> = {}): Promise<void> {
  const succeeded = await run("Browser tests", command, {
    environment: { ...unsetVariables, ...environment },
    isLive: true,
  });
  const report = readReport(BROWSER_REPORT) as
    { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined;
  addReport(
    succeeded,
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.stats.skipped,
    },
  );
}

async function testEverything(): Promise<void> {
  const withoutBuilds = check().then(unitTests).then(walkthroughs);
  const isBuilt = await buildAll();
  if (prepareBrowser() && isBuilt) {
    await browserTests();
  }
  await withoutBuilds;
}

/**
 * Tests only pages: the checks, the walkthroughs, the build and the per-page tests. The few other tests that read pages,
 * such as the ranking of known queries, are left to the full run.
 */
async function testPages(pages: string[]): Promise<void> {
  console.log(`Only pages have changed: ${pages.join(", ") || "none"}.`);
  // The writer's own builds have already filled the cache.
  const [isBuilt] = await Promise.all([
    step("Build (plain)", "docusaurus build", unsetVariables),
    check().then(walkthroughs),
  ]);
  if (pages.length > 0 && isBuilt && prepareBrowser()) {
    await browserTests("playwright test --grep @every-page", { TEST_PATHS: pages.join(",") });
  }
}

const { values } = readCommandLine({ options: { "only-changed": { type: "boolean" } } });
fs.rmSync("test-results", { recursive: true, force: true });
fs.mkdirSync("test-results", { recursive: true });
const pages = values["only-changed"] ? changedPages(changedFiles()) : undefined;
await (pages ? testPages(pages) : testEverything());

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
