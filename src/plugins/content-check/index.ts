import { execFile } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { LoadContext, Plugin } from "@docusaurus/types";

/** Mistakes stop a build. The development server carries on, so that the writer sees the page. */
const isDevelopment = () => process.env.NODE_ENV === "development";

/**
 * Runs `yarn check:content` in a separate process: the loader of the site's configuration cannot load its parsers,
 * which are ES modules, and the bundler can work in parallel. The development server takes priority.
 *
 * @param signal kills the process and rejects
 * @returns the report, empty when there is no problem
 */
async function checkPages(siteDir: string, signal?: AbortSignal): Promise<string> {
  const script = path.join(siteDir, "scripts/check-content.mts");
  // The HCL parser's WebAssembly runs too briefly for optimization to pay off. Parallel garbage collection would take a
  // fifth more CPU time, which the bundler needs.
  const options = ["--liftoff-only", "--max-semi-space-size=64", "--single-threaded-gc", "--import", "tsx"];
  const running = promisify(execFile)(process.execPath, [...options, script, "--report"], {
    cwd: siteDir,
    maxBuffer: 64 * 1024 * 1024,
    signal,
  });
  if (isDevelopment() && running.child.pid !== undefined) {
    os.setPriority(running.child.pid, os.constants.priority.PRIORITY_LOW);
  }
  const { stdout } = await running;
  return stdout.trim();
}

/**
 * Stops the build if a page has a mistake. The development server reports mistakes in the terminal instead. The rules
 * are in `src/checks`.
 */
export default function contentCheck({ siteDir }: LoadContext): Plugin {
  let check = Promise.resolve();
  let lastRun = new AbortController();

  async function stopAtMistakes(): Promise<void> {
    const report = await checkPages(siteDir);
    if (report !== "") {
      throw new Error(`The pages have mistakes.\n${report}`);
    }
  }

  async function reportMistakes(): Promise<void> {
    lastRun.abort();
    const { signal } = (lastRun = new AbortController());
    const report = await checkPages(siteDir, signal).catch(String);
    if (!signal.aborted && report !== "") {
      console.error(`\n${report}\n`);
    }
  }

  return {
    name: "content-check",
    // The plugins that load pages and service data watch those files.
    getPathsToWatch: () =>
      ["docs/**/*.{yaml,yml,d2}", "cspell.json", "project-words.txt"].map((name) => path.posix.join(siteDir, name)),
    loadContent() {
      if (!isDevelopment()) {
        // In parallel with the bundler. If this rejected before anything awaited it, Docusaurus would exit at once.
        check = stopAtMistakes();
      }
    },
    // After every change of pages or data, whichever plugin loads them.
    allContentLoaded() {
      if (isDevelopment()) {
        void reportMistakes();
      }
      return Promise.resolve();
    },
    postBuild: () => check,
  };
}
