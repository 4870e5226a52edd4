import fs from "node:fs";
import { defineConfig, webkit, type Project } from "@playwright/test";
import { findBrowser } from "./scripts/browser";
import { findFirefox } from "./scripts/firefox";
import { readOrExit } from "./src/config/environment";
import { testedPaths } from "./tests/support/routes";
import { baseUrl, variants, type Variant } from "./tests/support/variants";

/** Per-page tests need only the default build. The smoke test also runs if only that build exists. */
const servedVariants: Variant[] = testedPaths
  ? [variants.plain]
  : Object.values(variants).filter(({ outDir }) => fs.existsSync(outDir));

/** Firefox and WebKit, if installed, run the smoke test. Chromium runs every test. */
const smokeTests: Project[] = [
  { name: "firefox", use: findFirefox() },
  {
    name: "webkit",
    use: fs.existsSync(webkit.executablePath()) ? { browserName: "webkit", launchOptions: {} } : undefined,
  },
]
  .filter(({ use }) => use !== undefined)
  .map((project) => ({ ...project, testMatch: "smoke.spec.ts" }));

/** Runs the browser tests against the production builds. Use `yarn test`, which creates the builds first. */
export default defineConfig({
  testDir: "tests/browser",
  // A separate folder, because Playwright empties it: test-results also holds the reports of other tests.
  outputDir: "test-results/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of small machines, because tests wait for timers and files a tenth of the time.
  workers: 3,
  // Generous timeouts for a busy machine. Passing tests never wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    // "only-on-failure" costs a tenth of the CPU time, because it takes a screenshot before each context closes, even
    // if the test passes. Reports of failures contain the page's accessibility tree instead.
    screenshot: "off",
    baseURL: baseUrl(variants.plain),
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: readOrExit(findBrowser),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages are open too briefly for optimized code to pay off: without it, tests need 6 to 8 % less CPU time.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
  projects: [{ name: "chromium" }, ...smokeTests],
  webServer: servedVariants.map((variant) => ({
    command: `node node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --port ${variant.port} --dir ${variant.outDir}`,
    url: baseUrl(variant),
    // A server that is already running may serve a different build.
    reuseExistingServer: false,
    timeout: 180_000,
  })),
});
