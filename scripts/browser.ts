import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";

/** The variable that names the browser to test with, and the places where browsers install themselves. */
const VARIABLE = "CHROME_PATH";
const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function onPath(command: string): string | undefined {
  const found = spawnSync("which", [command], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function installed(): string | undefined {
  const candidates = [
    ...COMMANDS.map(onPath),
    ...MAC_APPLICATIONS.filter((application) => fs.existsSync(application)),
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate !== undefined && fs.existsSync(candidate));
}

function tryInstalling(what: string, install: () => void): void {
  console.log(`No Chrome or Chromium is installed; trying ${what}.`);
  try {
    install();
  } catch (error) {
    console.log(`${what} failed: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
  }
}

function installFromPlaywright(): void {
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "--with-deps", "chromium"], {
    stdio: "inherit",
  });
}

function installFromDebian(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    execFileSync(command, rest, { stdio: "inherit" });
  }
}

/**
 * Finds the browser that the tests use, and installs one when there is none: first
 * Playwright's own download, then Debian's package.
 *
 * @returns path of the executable
 * @throws when the named browser does not exist or none can be had, saying how to fix it
 */
export function findBrowser(): string {
  const named = process.env[VARIABLE];
  if (named) {
    if (!fs.existsSync(named)) {
      throw new Error(
        `${VARIABLE} names ${named}, which does not exist. Set it to an installed Chrome or Chromium, or unset it.`,
      );
    }
    return named;
  }
  if (installed() === undefined) {
    tryInstalling("Playwright's download", installFromPlaywright);
  }
  if (installed() === undefined) {
    tryInstalling("Debian's chromium package", installFromDebian);
  }
  const found = installed();
  if (found === undefined) {
    throw new Error(
      "The browser tests need Chrome or Chromium, and none could be installed.\n" +
        `Install one (https://www.google.com/chrome/ or your system's "chromium" package) and run the tests again,\n` +
        `or set ${VARIABLE} to the path of an executable.`,
    );
  }
  return found;
}
