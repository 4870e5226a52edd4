/**
 * Measures the largest pages of the Service Catalog reference in a build and fails when one is over its budget:
 *
 *   yarn build && yarn bench:catalog [BUILD_FOLDER]
 *
 * HTML and the scripts that other pages do not load, gzipped; and the processor's time for a key stroke in the
 * filter (script, style and layout up to the next frame) on a processor slowed four times.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { findBrowser } from "./browser";

const BUDGET = { html: 60_000, script: 45_000, keyStroke: 50 };
const PORT = 4319;
const SLOWDOWN = 4;
const TEXT = "encryption key arn";
const ORDINARY_PAGE = "/intro/overview/intro-to-gruntwork";
const PAGES = [
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
  "/reference/services/app-orchestration/amazon-eks-core-services",
  "/reference/services/app-orchestration/lambda",
];

const root = path.resolve(import.meta.dirname, "..");
const folder = path.resolve(process.argv[2] ?? path.join(root, "build"));
const address = `http://localhost:${PORT}`;

const compressed = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length;

async function open(browser: Browser, page: string): Promise<{ tab: Page; scripts: Set<string> }> {
  // Nothing is prefetched on such a connection, so that what is loaded is what the page needs.
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: true } });
  });
  const scripts = new Set<string>();
  tab.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) {
      scripts.add(pathname);
    }
  });
  await tab.goto(address + page, { waitUntil: "networkidle" });
  return { tab, scripts };
}

/** Time that the page's main thread has worked, seconds; other processes of the machine do not count. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Milliseconds that each key stroke keeps the main thread busy until its frame is shown. */
async function keyStrokes(tab: Page): Promise<number[]> {
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await tab.getByRole("searchbox", { name: "Filter" }).click();
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  for (const character of TEXT) {
    const before = await workOf(session);
    await tab.keyboard.press(character === " " ? "Space" : character);
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    times.push(1000 * ((await workOf(session)) - before));
    await tab.waitForTimeout(300);
  }
  return times.sort((a, b) => a - b);
}

async function measure(browser: Browser, page: string, shared: Set<string>): Promise<boolean> {
  const { tab, scripts } = await open(browser, page);
  const own = [...scripts].filter((script) => !shared.has(script));
  const html = compressed(path.join(folder, page, "index.html"));
  const script = own.reduce((sum, file) => sum + compressed(path.join(folder, file)), 0);
  const times = await keyStrokes(tab);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const slowest = times.at(-1) ?? 0;
  await tab.close();
  console.log(
    `${page}\n  HTML ${(html / 1000).toFixed(1)} kB, own scripts ${(script / 1000).toFixed(1)} kB gzipped; ` +
      `key stroke ${median.toFixed(0)} ms median, ${slowest.toFixed(0)} ms slowest`,
  );
  return html <= BUDGET.html && script <= BUDGET.script && median <= BUDGET.keyStroke;
}

const server = spawn("yarn", ["docusaurus", "serve", "--no-open", "--port", String(PORT), "--dir", folder], {
  cwd: root,
  stdio: "ignore",
  detached: true,
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
let isWithin = true;
try {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const { tab, scripts } = await open(browser, ORDINARY_PAGE);
  await tab.close();
  for (const page of PAGES) {
    isWithin = (await measure(browser, page, scripts)) && isWithin;
  }
} finally {
  await browser.close();
  if (server.pid !== undefined) {
    process.kill(-server.pid);
  }
}
console.log(
  `${isWithin ? "Within" : "OVER"} budget: ${BUDGET.html / 1000} kB HTML, ${BUDGET.script / 1000} kB scripts, ${BUDGET.keyStroke} ms.`,
);
process.exit(isWithin ? 0 : 1);
