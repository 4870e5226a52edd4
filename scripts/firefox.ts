import fs from "node:fs";
import path from "node:path";
import { firefox, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from "@playwright/test";
import { commandPaths } from "../src/lib/commandPaths";
import { installFromDebian, tryInstalling } from "./browser";

const COMMANDS = ["firefox-esr", "firefox"];
const MAC_APPLICATION = "/Applications/Firefox.app/Contents/MacOS/firefox";
const BRIDGE = path.resolve("scripts/firefox-bridge.mts");

type BrowserOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/**
 * Finds an installed Firefox for the tests: Playwright's own build, or else the system's, which
 * Playwright can also drive, via WebDriver BiDi.
 *
 * @returns the options with which Playwright starts it; undefined if none is installed
 */
export function findFirefox(): BrowserOptions | undefined {
  if (fs.existsSync(firefox.executablePath())) {
    return { browserName: "firefox", launchOptions: {} };
  }
  const executable = [...commandPaths(COMMANDS), MAC_APPLICATION].find((file) => fs.existsSync(file));
  return executable === undefined
    ? undefined
    : {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: { executablePath: BRIDGE, env: { ...process.env, FIREFOX_PATH: executable } },
      };
}

/** Installs Debian's Firefox if there is none; prints one line if the tests run without it. */
export function installFirefox(): void {
  if (findFirefox() === undefined) {
    tryInstalling("Firefox", "Debian's firefox-esr package", () => installFromDebian("firefox-esr"));
  }
  if (findFirefox() === undefined) {
    console.log("Skipping Firefox: the smoke test runs in Chromium only.");
  }
}
