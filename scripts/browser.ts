import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";
import { EnvironmentError } from "../src/config/environment";
import { commandPaths } from "../src/lib/commandPaths";

/** The environment variable with the path of the browser to test with. */
const VARIABLE = "CHROME_PATH";

/** The headless shell comes first: it has the same engine without the browser UI, and needs half the CPU time. */
const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const candidates = (): string[] => [...commandPaths(COMMANDS), ...MAC_APPLICATIONS, chromium.executablePath()];

/**
 * Finds an installed browser for the tests: the one that CHROME_PATH points to, or else Chrome or Chromium in their
 * usual locations.
 *
 * @returns path of the executable; undefined if none is installed
 * @throws if CHROME_PATH points to a browser that does not exist
 */
export function findBrowser(): string | undefined {
  const named = process.env[VARIABLE];
  if (!named) {
    return candidates().find((file) => fs.existsSync(file));
  }
  if (!fs.existsSync(named)) {
    throw new EnvironmentError(VARIABLE, `is ${named}, which does not exist`, "/usr/bin/chromium");
  }
  return named;
}

/** Attempts one way of installing a browser, and prints the reason if it fails. */
export function tryInstalling(browser: string, what: string, install: () => void): void {
  console.log(`No ${browser} is installed; trying ${what}.`);
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

/** @throws if the package cannot be installed, for example on other systems or without the required permissions */
export function installFromDebian(name: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", name]]) {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    execFileSync(command, rest, { stdio: "inherit" });
  }
}

/**
 * Finds the browser for the tests, and installs one if there is none: Playwright's own download, or else Debian's
 * package.
 *
 * @returns path of the executable
 * @throws if CHROME_PATH points to a browser that does not exist, or none can be installed; the message says what to do
 */
export function findOrInstallBrowser(): string {
  const installs = [
    ["Playwright's download", installFromPlaywright],
    ["Debian's package chromium-headless-shell", () => installFromDebian("chromium-headless-shell")],
    ["Debian's package chromium", () => installFromDebian("chromium")],
  ] as const;
  for (const [what, install] of installs) {
    if (findBrowser() === undefined) {
      tryInstalling("Chrome or Chromium", what, install);
    }
  }
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error(
      "The browser tests need Chrome or Chromium, and none could be installed.\n" +
        `Install one (https://www.google.com/chrome/ or your system's "chromium" package) and run the tests again,\n` +
        `or set ${VARIABLE} to the path of an executable.`,
    );
  }
  return browser;
}
