/**
 * Measures builds and the development server, and compares cold builds with those of Docusaurus with `future.faster` on
 * the same pages. Run `yarn build`, then `yarn bench:build`; it prints each figure beside its target.
 *
 *   --dir DIR          the build that contains the pages (default: build)
 *   --repetitions N    number of cold builds of each site (default: 3)
 */
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { readOrExit } from "../src/config/environment";
import { peersIn, readPages } from "./bench-pages/peers";
import { median, ratioOfPairs } from "./statistics";
import { findOrInstallBrowser } from "./browser";
import { readCommandLine, requireBuild, runCommand } from "./command.mts";

const { values: options } = readCommandLine({
  options: {
    dir: { type: "string", default: "build" },
    repetitions: { type: "string", default: "3" },
  },
});

requireBuild(options.dir);

const CACHE_DIR = ".cache/bench-pages";
/** The generated files of the measured builds. */
const GENERATED_DIR = ".docusaurus-bench";
const OUT_DIR = "build-bench";
/** Caches that persist between builds: the results of the content check and the Markdown of pages. */
const CACHES = ["node_modules/.cache/content-check", "node_modules/.cache/markdown-pages.json"];
const PORT = 4390;
/** A page that the benchmark edits and restores. */
const EDITED_FILE = "docs/intro/core-concepts/infrastructure-as-code.mdx";
const EDITED_PATH = "/intro/core-concepts/infrastructure-as-code";

function report(name: string, value: string, target: string, isMet: boolean): void {
  console.log(`  ${name.padEnd(44)} ${value.padStart(24)}   ${target.padEnd(14)} ${isMet ? "met" : "MISSED"}`);
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

async function buildOurs(isCold: boolean): Promise<number> {
  if (isCold) {
    [GENERATED_DIR, ...CACHES].forEach((cache) => fs.rmSync(cache, { recursive: true, force: true }));
  }
  const { succeeded, output, seconds } = await runCommand(`docusaurus build --out-dir ${OUT_DIR}`, {
    environment: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED_DIR,
      ...(isCold ? { DOCUSAURUS_NO_PERSISTENT_CACHE: "true" } : {}),
    },
  });
  if (!succeeded) {
    throw new Error(`The build failed:\n${output}`);
  }
  return seconds;
}

async function measureColdBuilds(): Promise<void> {
  const faster = peersIn(path.resolve(CACHE_DIR), path.resolve(options.dir)).find(({ name }) => name === "faster");
  faster?.write(readPages(options.dir));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let repetition = 0; repetition < Number(options.repetitions); repetition++) {
    ours.push(await buildOurs(true));
    const start = performance.now();
    faster?.build();
    theirs.push(secondsSince(start));
  }
  const ratio = ratioOfPairs(ours, theirs);
  const range = `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)})`;
  console.log(`  cold: ours ${median(ours).toFixed(1)} s, faster ${median(theirs).toFixed(1)} s`);
  report("cold build, relative to faster", range, "at most 1.3", ratio.median <= 1.3);
}

async function measureWarmBuild(): Promise<void> {
  await buildOurs(false);
  const seconds = await buildOurs(false);
  report("warm build", `${seconds.toFixed(1)} s`, "at most 8 s", seconds <= 8);
}

/**
 * Loads the page, retrying until the server answers and the page has hydrated.
 *
 * @throws if the server exits
 */
async function openWhenServed(page: Page, server: ChildProcess): Promise<void> {
  for (;;) {
    try {
      await page.goto(`http://localhost:${PORT}${EDITED_PATH}`);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === "true");
      return;
    } catch (error) {
      if (server.exitCode !== null) {
        throw new Error(
          `"yarn start --port ${PORT}" exited with code ${server.exitCode}. Run it by itself to see why.`,
          {
            cause: error,
          },
        );
      }
      await sleep(100);
    }
  }
}

/**
 * Starts the development server, opens the page, and stops the server after `measure`.
 *
 * @param measure gets the seconds from start until the page has hydrated
 */
async function withServer(page: Page, measure: (seconds: number) => Promise<void> | void): Promise<void> {
  const start = performance.now();
  // In a process group of its own, so that Yarn, the server and its content check can be killed together.
  const server = spawn("yarn", ["start", "--no-open", "--port", String(PORT)], { stdio: "ignore", detached: true });
  try {
    await openWhenServed(page, server);
    await measure(secondsSince(start));
  } finally {
    if (server.exitCode === null) {
      process.kill(-(server.pid ?? 0));
      // The next measurement must not reach this server.
      while (await fetch(`http://localhost:${PORT}`).catch(() => undefined)) {
        await sleep(100);
      }
    }
  }
}

function reportStart(name: string, seconds: number): void {
  report(name, `${seconds.toFixed(1)} s`, "at most 8 s", seconds <= 8);
}

async function measureDevelopment(): Promise<void> {
  const browser = await chromium.launch({ executablePath: readOrExit(findOrInstallBrowser), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const original = fs.readFileSync(EDITED_FILE, "utf8");
  fs.rmSync(".docusaurus", { recursive: true, force: true });
  try {
    await withServer(page, (seconds) => reportStart("first yarn start to the first page", seconds));
    await withServer(page, async (seconds) => {
      reportStart("later yarn start to the first page", seconds);
      const marker = `Saved ${Date.now()}.`;
      const saved = performance.now();
      fs.writeFileSync(EDITED_FILE, `${original}\n${marker}\n`);
      await page.getByText(marker).waitFor();
      const shown = secondsSince(saved);
      report("a saved page shows", `${shown.toFixed(1)} s`, "at most 1 s", shown <= 1);
    });
  } finally {
    fs.writeFileSync(EDITED_FILE, original);
    await browser.close();
  }
}

await measureColdBuilds();
await measureWarmBuild();
await measureDevelopment();
fs.rmSync(OUT_DIR, { recursive: true, force: true });
fs.rmSync(GENERATED_DIR, { recursive: true, force: true });
