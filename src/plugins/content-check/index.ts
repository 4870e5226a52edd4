import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { LoadContext, Plugin } from "@docusaurus/types";

/** A mistake stops a build. The development server carries on, so that the writer sees the page. */
const isDevelopment = () => process.env.NODE_ENV === "development";

/**
 * Runs `yarn check:content` as a separate process: the loader of the site's configuration cannot load its parsers, which
 * are ES modules, and the development server stays responsive.
 *
 * @returns the report, empty when there is no problem
 */
async function checkPages(siteDir: string): Promise<string> {
  const script = path.join(siteDir, "scripts/check-content.mts");
  // The HCL parser is WebAssembly that runs too briefly for optimizing it to pay off.
  const options = ["--liftoff-only", "--import", "tsx"];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, script, "--report"], {
    cwd: siteDir,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/**
 * Stops the build when a page has a mistake. While the development server runs, it reports mistakes in the terminal
 * instead. The rules are in `src/checks`.
 */
export default function contentCheck({ siteDir }: LoadContext): Plugin {
  let run = 0;

  async function reportLater(): Promise<void> {
    run += 1;
    const thisRun = run;
    const report = await checkPages(siteDir).catch(String);
    // A later edit has started another run, which reports instead.
    if (thisRun === run && report !== "") {
      console.error(`\n${report}\n`);
    }
  }

  return {
    name: "content-check",
    getPathsToWatch: () =>
      ["docs/**/*.{mdx,yaml,yml,d2}", "cspell.json", "project-words.txt"].map((name) => path.posix.join(siteDir, name)),
    async loadContent() {
      if (isDevelopment()) {
        void reportLater();
        return;
      }
      const report = await checkPages(siteDir);
      if (report !== "") {
        throw new Error(`The pages have mistakes.\n${report}`);
      }
    },
  };
}
