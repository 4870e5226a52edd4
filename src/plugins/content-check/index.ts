import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Compiler } from "webpack";
import { readServices } from "../../catalog/dataFile";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import { validWorld } from "../validWorld";
import { checkPages, exitOnMistakes, isDevelopment } from "./checkPages";

/** Whether the data that other plugins load before the check has finished is valid. */
const isDataValid = (siteDir: string): boolean =>
  validWorld(siteDir) !== undefined && readServices(path.join(siteDir, SERVICES_FOLDER), siteDir).problems.length === 0;

/**
 * Stops the build if a page has a mistake. The development server carries on, so that the writer sees the page, and
 * reports mistakes in the terminal; it only needs valid data to start. The rules are in `src/checks`.
 */
export default async function contentCheck({ siteDir }: LoadContext): Promise<Plugin> {
  // Started at once, in parallel with the rest of the build: one core is idle until the bundler runs.
  const check = isDevelopment() ? undefined : exitOnMistakes(siteDir);
  if (!isDataValid(siteDir)) {
    await (check ?? exitOnMistakes(siteDir));
  }
  let lastRun = new AbortController();
  let hasProblems = false;

  async function reportMistakes(): Promise<void> {
    lastRun.abort();
    const { signal } = (lastRun = new AbortController());
    const report = await checkPages(siteDir, signal).catch(String);
    if (signal.aborted) {
      return;
    }
    if (report !== "") {
      console.error(`\n${report}\n`);
    } else if (hasProblems) {
      console.error("\nNo problems left.\n");
    }
    hasProblems = report !== "";
  }

  return {
    name: "content-check",
    // The plugins that load pages and service data watch those files.
    getPathsToWatch: () =>
      ["docs/**/*.{yaml,yml,d2}", "cspell.json", "project-words.txt"].map((name) => path.posix.join(siteDir, name)),
    configureWebpack(_config, isServer) {
      // Some mistakes also make the bundler or the renderer fail, with a stack trace that does not name the line. They
      // may fail before the check has finished, so the build waits for it before Docusaurus exits at the same hook.
      const reportFirst = {
        apply: ({ hooks }: Compiler) =>
          hooks.done.tapPromise({ name: "content-check", stage: -100 }, async () => check),
      };
      return isServer || check === undefined ? {} : { plugins: [reportFirst] };
    },
    // Called after every change to pages or data, whichever plugin loads them.
    allContentLoaded() {
      if (isDevelopment()) {
        void reportMistakes();
      }
      return Promise.resolve();
    },
  };
}
