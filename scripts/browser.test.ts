import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findBrowser, findOrInstallBrowser } from "./browser";

vi.mock("node:child_process", () => ({ execFileSync: vi.fn() }));

const PLAYWRIGHTS = chromium.executablePath();
const DEBIANS = "/usr/bin/chromium";

/** The browsers of a machine, and what its two ways to install one bring. */
function machine(browsers: string[], installs: { playwright?: boolean; debian?: boolean } = {}): Set<string> {
  const present = new Set(browsers);
  vi.spyOn(fs, "existsSync").mockImplementation((file) => present.has(String(file)));
  vi.mocked(execFileSync).mockImplementation(((command: string, args: string[]) => {
    const isPlaywright = command === process.execPath;
    if (!(isPlaywright ? installs.playwright : installs.debian)) {
      throw new Error("no network");
    }
    if (isPlaywright || args.includes("install")) {
      present.add(isPlaywright ? PLAYWRIGHTS : DEBIANS);
    }
  }) as unknown as typeof execFileSync);
  return present;
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
  it("takes the one that the variable names", () => {
    machine(["/opt/chrome", DEBIANS]);
    vi.stubEnv("CHROME_PATH", "/opt/chrome");
    expect(findBrowser()).toBe("/opt/chrome");
  });

  it("says so when the named one does not exist, and takes no other", () => {
    machine([DEBIANS]);
    vi.stubEnv("CHROME_PATH", "/opt/chrome");
    expect(findBrowser).toThrow("CHROME_PATH names /opt/chrome, which does not exist. Set it to");
  });

  it("installs nothing: an editor that only lists the tests evaluates it too", () => {
    machine([], { playwright: true, debian: true });
    expect(findBrowser()).toBeUndefined();
    expect(execFileSync).not.toHaveBeenCalled();
  });
});

describe("findOrInstallBrowser", () => {
  it("takes an installed one without installing any", () => {
    machine(["/usr/bin/google-chrome"]);
    expect(findOrInstallBrowser()).toBe("/usr/bin/google-chrome");
    expect(execFileSync).not.toHaveBeenCalled();
  });

  it("installs Playwright's where there is none, and no other", () => {
    machine([], { playwright: true, debian: true });
    expect(findOrInstallBrowser()).toBe(PLAYWRIGHTS);
    expect(commandsRun().filter((command) => command.includes("apt-get"))).toEqual([]);
  });

  it("installs Debian's package where Playwright's download fails", () => {
    machine([], { debian: true });
    expect(findOrInstallBrowser()).toBe(DEBIANS);
    expect(commandsRun().at(-1)).toMatch(/apt-get install --yes .*chromium$/);
  });

  it("says how to get one when none can be installed", () => {
    machine([]);
    expect(findOrInstallBrowser).toThrow(/none could be installed[^]*run the tests again[^]*set CHROME_PATH/);
  });
});
