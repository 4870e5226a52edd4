import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findBrowser, findOrInstallBrowser } from "./browser";

vi.mock("node:child_process", () => ({ execFileSync: vi.fn() }));

const PLAYWRIGHTS = chromium.executablePath();
const DEBIANS = "/usr/bin/chromium";
const DEBIANS_SHELL = "/usr/bin/chromium-headless-shell";

/** Mocks a machine: its browsers, and the ways to install one that work on it. */
function machine(browsers: string[], working: ("playwright" | "chromium-headless-shell" | "chromium")[] = []): void {
  const present = new Set(browsers);
  vi.spyOn(fs, "existsSync").mockImplementation((file) => present.has(String(file)));
  vi.mocked(execFileSync).mockImplementation(((command: string, args: string[]) => {
    const name = command === process.execPath ? "playwright" : args.at(-1);
    if (name === "update") {
      return;
    }
    const way = working.find((one) => one === name);
    if (way === undefined) {
      throw new Error("no network");
    }
    present.add(way === "playwright" ? PLAYWRIGHTS : `/usr/bin/${way}`);
  }) as unknown as typeof execFileSync);
}

const commandsRun = () =>
  vi.mocked(execFileSync).mock.calls.map(([command, args]) => [command, ...(args ?? [])].join(" "));

beforeEach(() => {
  vi.stubEnv("CHROME_PATH", "");
  vi.stubEnv("PATH", "/usr/local/bin:/usr/bin");
  vi.spyOn(console, "log").mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.mocked(execFileSync).mockReset();
});

describe("findBrowser", () => {
  it("uses the one that the variable points to", () => {
    machine(["/opt/chrome", DEBIANS]);
    vi.stubEnv("CHROME_PATH", "/opt/chrome");
    expect(findBrowser()).toBe("/opt/chrome");
  });

  it("throws if that one does not exist, and does not fall back to another", () => {
    machine([DEBIANS]);
    vi.stubEnv("CHROME_PATH", "/opt/chrome");
    expect(findBrowser).toThrow("CHROME_PATH is /opt/chrome, which does not exist.");
  });

  it("installs nothing, because editors that only list the tests call it, too", () => {
    machine([], ["playwright", "chromium"]);
    expect(findBrowser()).toBeUndefined();
    expect(execFileSync).not.toHaveBeenCalled();
  });

  it("prefers the headless shell", () => {
    machine([DEBIANS, DEBIANS_SHELL]);
    expect(findBrowser()).toBe(DEBIANS_SHELL);
  });
});

describe("findOrInstallBrowser", () => {
  it("uses an installed one without installing any", () => {
    machine(["/usr/bin/google-chrome"]);
    expect(findOrInstallBrowser()).toBe("/usr/bin/google-chrome");
    expect(execFileSync).not.toHaveBeenCalled();
  });

  it("installs only Playwright's if there is none", () => {
    machine([], ["playwright", "chromium-headless-shell"]);
    expect(findOrInstallBrowser()).toBe(PLAYWRIGHTS);
    expect(commandsRun().filter((command) => command.includes("apt-get"))).toEqual([]);
  });

  it("installs Debian's package if Playwright's download fails", () => {
    machine([], ["chromium-headless-shell", "chromium"]);
    expect(findOrInstallBrowser()).toBe(DEBIANS_SHELL);
    expect(commandsRun().at(-1)).toMatch(/apt-get install --yes .*chromium-headless-shell$/);
  });

  it("installs the full browser if Debian has no headless shell", () => {
    machine([], ["chromium"]);
    expect(findOrInstallBrowser()).toBe(DEBIANS);
  });

  it("explains how to get one if none can be installed", () => {
    machine([]);
    expect(findOrInstallBrowser).toThrow(/none could be installed[^]*run the tests again[^]*set CHROME_PATH/);
  });
});
