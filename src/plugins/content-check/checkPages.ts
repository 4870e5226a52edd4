import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

export const isDevelopment = (): boolean => process.env.NODE_ENV === "development";

/**
 * Runs `yarn check:content` in a separate process: the loader of the site's configuration cannot load the check's
 * parsers, which are ES modules, and the bundler can work in parallel. During development, the process runs at low
 * priority.
 *
 * @param signal kills the process and rejects the promise when aborted
 * @returns the report, empty when there is no problem
 */
export async function checkPages(siteDir: string, signal?: AbortSignal): Promise<string> {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(siteDir, "package.json"), "utf8")) as {
    scripts: { "check:content": string };
  };
  const [, ...options] = scripts["check:content"].split(" ");
  const running = promisify(execFile)(process.execPath, [...options, "--report"], {
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

/** Ends the process with a report. An error would be printed with upstream's stack traces. */
export function exitWithReport(heading: string, report: string): never {
  console.error(`\n${heading}\n\n${report}\n`);
  process.exit(1);
}

/** Ends the process with a report if the pages have mistakes. */
export async function exitOnMistakes(siteDir: string): Promise<void> {
  const report = await checkPages(siteDir);
  if (report !== "") {
    exitWithReport("The pages have mistakes.", report);
  }
}
