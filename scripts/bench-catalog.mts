/**
 * Measures the Service Catalog reference in a build, and its importer; fails if a figure exceeds its budget:
 *
 *   yarn build && yarn bench:catalog [--dir DIR]
 *
 * - the HTML of the largest page, and the scripts that only such pages load, gzipped;
 * - the filter's work per keystroke (script, style and layout), and all main-thread work until the next frame is
 *   painted, on the page with the most entries, under 4x CPU throttling: the 95th percentile of keystrokes;
 * - `yarn catalog import` of a module with 300 variables, from start to exit, and how much of it is process startup.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { readServices } from "../src/catalog/dataFile";
import { servicePath } from "../src/catalog/servicePath";
import { SERVICES_FOLDER } from "../src/catalog/servicesFolder";
import { readOrExit } from "../src/config/environment";
import { withoutPrefetch } from "../tests/support/site";
import { findOrInstallBrowser } from "./browser";
import { readCommandLine, requireBuild } from "./command.mts";
import { serve } from "./staticServer";
import { median, quantile } from "./statistics";

const BUDGET = { html: 60_000, script: 45_000, keyStroke: 50, importer: 2000 };
const SLOWDOWN = 4;
/** Texts that are typed and deleted again: they match many entries, few and none. */
const TEXTS = ["encryption key", "arn of the role", "guardduty", "a", "zebra", "retention in days"];
const ORDINARY_PAGE = "/intro/overview/intro-to-gruntwork";
const VARIABLES = 300;

const root = path.resolve(import.meta.dirname, "..");
const { values: commandLine } = readCommandLine({ options: { dir: { type: "string", default: "build" } } });
const folder = path.resolve(commandLine.dir);
requireBuild(folder);

const compressed = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length;
const htmlOf = (page: string): number => compressed(path.join(folder, page, "index.html"));

const pages = readServices(path.join(root, SERVICES_FOLDER)).services.map((service) => ({
  page: servicePath(service),
  entries: service.inputs.length + service.outputs.length,
}));
const largest = pages.map(({ page }) => page).sort((a, b) => htmlOf(b) - htmlOf(a))[0] ?? "";
const fullest = [...pages].sort((a, b) => b.entries - a.entries)[0] ?? { page: "", entries: 0 };

const over: string[] = [];
function report(what: string, value: number, budget: number, unit: string): void {
  if (value > budget) {
    over.push(what);
  }
  console.log(`${value <= budget ? "ok  " : "OVER"} ${what}: ${value.toFixed(1)} ${unit} (budget ${budget} ${unit})`);
}

async function open(browser: Browser, url: string): Promise<{ tab: Page; scripts: Set<string> }> {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx preserves function names with a helper function, which the page does not have.
  await tab.addInitScript("globalThis.__name = (value) => value;");
  // Without prefetching, a page loads only what it needs.
  await withoutPrefetch(tab);
  const scripts = new Set<string>();
  tab.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) {
      scripts.add(pathname);
    }
  });
  await tab.goto(url, { waitUntil: "networkidle" });
  return { tab, scripts };
}

async function measureWeight(browser: Browser, address: string): Promise<void> {
  const ordinary = await open(browser, address + ORDINARY_PAGE);
  const { tab, scripts } = await open(browser, address + largest);
  const own = [...scripts].filter((script) => !ordinary.scripts.has(script));
  const script = own.reduce((sum, file) => sum + compressed(path.join(folder, file)), 0);
  await Promise.all([ordinary.tab.close(), tab.close()]);
  console.log(largest);
  report("HTML, gzipped", htmlOf(largest) / 1000, BUDGET.html / 1000, "kB");
  report("scripts that only such pages load, gzipped", script / 1000, BUDGET.script / 1000, "kB");
}

interface Work {
  /** Time spent on scripts, style and layout, in milliseconds. */
  filter: number;
  /** Time spent on all tasks of the main thread, in milliseconds. */
  all: number;
}

/** The CPU time of the page's main thread so far. Other processes on the machine do not affect it. */
async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send("Performance.getMetrics");
  const sum = (...names: string[]): number =>
    1000 * metrics.filter(({ name }) => names.includes(name)).reduce((total, { value }) => total + value, 0);
  return { filter: sum("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"), all: sum("TaskDuration") };
}

async function measureFilter(browser: Browser, address: string): Promise<void> {
  const { tab } = await open(browser, address + fullest.page);
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await tab.getByRole("searchbox", { name: "Filter" }).click();
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: Work[] = [];
  const stroke = async (key: string): Promise<void> => {
    const before = await workOf(session);
    await tab.keyboard.press(key);
    // A message posted in an animation frame arrives after the frame is painted.
    await tab.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          requestAnimationFrame(() => port2.postMessage(null));
        }),
    );
    const after = await workOf(session);
    times.push({ filter: after.filter - before.filter, all: after.all - before.all });
    // By then, the highlights, the URL and the browser's work for the new URL are done.
    await tab.waitForTimeout(500);
  };
  for (const text of TEXTS) {
    for (const character of text) {
      await stroke(character === " " ? "Space" : character);
    }
    for (let letters = text.length; letters > 0; letters -= 1) {
      await stroke("Backspace");
    }
  }
  await tab.close();
  console.log(`${fullest.page}, ${fullest.entries} entries, ${times.length} keystrokes, 4x CPU throttling`);
  const filter = times.map((time) => time.filter);
  const all = times.map((time) => time.all);
  const spread = (values: number[]): string =>
    `     median ${median(values).toFixed(1)} ms, slowest ${Math.max(...values).toFixed(1)} ms`;
  report("filtering, p95 of keystrokes", quantile(filter, 0.95), BUDGET.keyStroke, "ms");
  console.log(spread(filter));
  report("the same until painted, with all main-thread work", quantile(all, 0.95), BUDGET.keyStroke, "ms");
  console.log(spread(all));
}

/** Measures the import of a module as large as modules get, with nested types, long texts and rules. */
function measureImporter(): void {
  const module = fs.mkdtempSync(path.join(os.tmpdir(), "module-"));
  const variables = Array.from(
    { length: VARIABLES },
    (_, index) => `variable "input_${index}" {
  description = <<-EOT
    What input ${index} is for.
  EOT
  type = map(object({
    name  = optional(string, "name")
    sizes = optional(list(object({ value = number, unit = optional(string) })), [])
  }))
  default = { a = { name = "b", sizes = [{ value = ${index} }] } }
  validation {
    condition     = length(var.input_${index}) > 0
    error_message = "There must be at least one."
  }
}
`,
  );
  fs.writeFileSync(path.join(module, "variables.tf"), variables.join("\n"));

  const run = (command: string, args: string[], cwd = root): { time: number; stdout: string } => {
    const start = performance.now();
    const { stdout } = spawnSync(command, args, { cwd, encoding: "utf8" });
    return { time: performance.now() - start, stdout };
  };
  const tsx = ["--import", path.join(root, "node_modules/tsx/dist/loader.mjs")];
  const options = ["import", module, "--service", "networking/bench", "--version", "1.0.0"];
  // A temporary repository to write to, with the parts of ours that the importer needs.
  const repository = fs.mkdtempSync(path.join(os.tmpdir(), "repository-"));
  fs.mkdirSync(path.join(repository, SERVICES_FOLDER, "networking"), { recursive: true });
  fs.copyFileSync(path.join(root, ".prettierrc.json"), path.join(repository, ".prettierrc.json"));

  const check = run("yarn", ["catalog", ...options, "--check"]);
  const written = run(process.execPath, [...tsx, path.join(root, "scripts/catalog.mts"), ...options], repository);
  const size = fs.readFileSync(path.join(repository, SERVICES_FOLDER, "networking/bench.yaml"), "utf8").length;
  const steps = {
    "Node.js": run(process.execPath, ["--eval", "0"]).time,
    "Node.js with tsx": run(process.execPath, [...tsx, "--eval", "0"]).time,
    Yarn: run("yarn", ["--version"]).time,
    "--help": run(process.execPath, [...tsx, path.join(root, "scripts/catalog.mts"), "--help"]).time,
  };
  fs.rmSync(module, { recursive: true });
  fs.rmSync(repository, { recursive: true });
  if (!check.stdout.includes(`${VARIABLES} added`) || !written.stdout.includes(`${VARIABLES} added`)) {
    throw new Error(`The importer did not read the module:\n${(check.stdout + written.stdout).slice(0, 500)}`);
  }
  report(`yarn catalog import --check, ${VARIABLES} variables, from start to exit`, check.time, BUDGET.importer, "ms");
  report(`a first import without Yarn, ${size / 1000} kB written`, written.time, BUDGET.importer, "ms");
  const starts = Object.entries(steps).map(([step, time]) => `${step} ${time.toFixed(0)} ms`);
  console.log(`     of which startup: ${starts.join(", ")}`);
}

measureImporter();
const server = await serve(folder);
const browser = await chromium.launch({
  executablePath: readOrExit(findOrInstallBrowser),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await measureWeight(browser, server.url);
  await measureFilter(browser, server.url);
} finally {
  await browser.close();
  server.stop();
}
process.exit(over.length === 0 ? 0 : 1);
