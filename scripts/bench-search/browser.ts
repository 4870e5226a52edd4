import fs from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { readOrExit } from "../../src/config/environment";
import { findOrInstallBrowser } from "../browser";
import { median, quantile } from "../statistics";

interface Latency {
  medianMilliseconds: number;
  p95Milliseconds: number;
}

export interface Responsiveness {
  keyStrokes: number;
  /** From each keystroke to its results, and to their texts below the headings, which appear once they are read. */
  results: Latency;
  texts: Latency;
  /** Tasks of more than 50 ms on the main thread while the reader types. */
  longTasks: number;
  longestTaskMilliseconds: number;
}

const SLOWDOWN = 4;
/** Time between keystrokes, in which the results of the last one settle. */
const PAUSE_MS = 300;

/** A result, not a suggestion. */
const RESULT = '.search-hit:is([data-kind="page"], [data-kind="section"])';

interface Marks {
  typed: number;
  /** For each keystroke, the time until the last change in the modal other than texts; 0 if it did not change. */
  results: number[];
  /** The same, including texts. */
  texts: number[];
  longTasks: number[];
}

/** Runs in the page: records keystrokes, the last change in the modal after each, and long tasks. */
const WATCH = `
  const marks = (window.marks = { typed: 0, results: [], texts: [], longTasks: [] });
  // React changes the text node itself where an element has nothing but text.
  const isWithin = (selector) => ({ target }) => (target.closest ? target : target.parentElement)?.closest(selector);
  const isAnnouncement = isWithin("[role=status]");
  const isText = isWithin(".search-hit-note, .DocSearch-Hit-path");
  new PerformanceObserver((list) => marks.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  document.addEventListener("keydown", () => {
    marks.typed = performance.now();
    marks.results.push(0);
    marks.texts.push(0);
  }, { capture: true });
  new MutationObserver((all) => {
    const changes = all.filter((change) => !isAnnouncement(change));
    if (marks.texts.length > 0 && changes.length > 0) {
      const latency = performance.now() - marks.typed;
      marks.texts[marks.texts.length - 1] = latency;
      if (!changes.every(isText)) {
        marks.results[marks.results.length - 1] = latency;
      }
    }
  }).observe(document.querySelector(".DocSearch-Modal"), { subtree: true, childList: true, characterData: true });
`;

async function type(page: Page, queries: string[]): Promise<Marks> {
  await page.keyboard.press("Control+k");
  const field = page.locator(".DocSearch-Input");
  await field.waitFor();
  // Producing the first results loads and compiles everything; only further keystrokes are measured.
  await field.fill("vp");
  await page.locator(RESULT).first().waitFor();
  await page.waitForTimeout(PAUSE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(WATCH);
  const total: Marks = { typed: 0, results: [], texts: [], longTasks: [] };
  for (const query of queries) {
    await field.fill("");
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate("marks.results = []; marks.texts = []; marks.longTasks = [];");
    await page.keyboard.type(query, { delay: PAUSE_MS });
    await page.waitForTimeout(PAUSE_MS);
    const { results, texts, longTasks } = await page.evaluate<Marks>("marks");
    total.results.push(...results);
    total.texts.push(...texts);
    total.longTasks.push(...longTasks);
  }
  return total;
}

function latencyOf(measured: number[]): Latency {
  const answered = measured.filter((latency) => latency > 0);
  return { medianMilliseconds: median(answered), p95Milliseconds: quantile(answered, 0.95) };
}

/**
 * Types queries into the modal under 4x CPU throttling. Chromium throttles only the main thread
 * ("Operation is only supported for pages, not workers"): the search itself is throttled only if
 * it runs on that thread.
 *
 * @param url the served site
 * @param hasWorker if false, the search runs on the main thread, so that all of it is throttled
 */
export async function measureResponsiveness(
  url: string,
  queries: string[],
  hasWorker: boolean,
): Promise<Responsiveness> {
  const browser = await chromium.launch({
    executablePath: readOrExit(findOrInstallBrowser),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    if (!hasWorker) {
      await page.addInitScript("Reflect.deleteProperty(window, 'Worker')");
    }
    await page.goto(`${url}/guides`);
    await page.waitForFunction("document.documentElement.dataset.hasHydrated === 'true'");
    const { results, texts, longTasks } = await type(page, queries);
    return {
      keyStrokes: results.filter((latency) => latency > 0).length,
      results: latencyOf(results),
      texts: latencyOf(texts),
      longTasks: longTasks.length,
      longestTaskMilliseconds: Math.max(0, ...longTasks),
    };
  } finally {
    await browser.close();
  }
}

export interface FirstOpening {
  /** Compressed size of the modal with its styles. */
  modalBytes: number;
  /** Compressed size of the engine and its worker. */
  engineBytes: number;
  /** Compressed size of the index data loaded until the results of the first letter. */
  indexBytes: number;
}

/** Identifies scripts that contain the engine, because only the engine decompresses the index. */
const ENGINE_MARK = "DecompressionStream";

/** Opens the search with an empty cache, types one letter, and adds up the bytes loaded for it. */
export async function measureFirstOpening(url: string, outDir: string, letter: string): Promise<FirstOpening> {
  const browser = await chromium.launch({
    executablePath: readOrExit(findOrInstallBrowser),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/guides`, { waitUntil: "networkidle" });
    await page.waitForFunction("document.documentElement.dataset.hasHydrated === 'true'");
    const sums: FirstOpening = { modalBytes: 0, engineBytes: 0, indexBytes: 0 };
    // Listen on the context, because a worker's script and requests do not belong to the page.
    context.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isIndex = pathname.startsWith("/search-index/");
      const isEngine = !isIndex && fs.readFileSync(path.join(outDir, pathname), "utf8").includes(ENGINE_MARK);
      sums[isIndex ? "indexBytes" : isEngine ? "engineBytes" : "modalBytes"] += Number(
        response.headers()["content-length"] ?? 0,
      );
    });
    await page.keyboard.press("Control+k");
    await page.locator(".DocSearch-Input").waitFor();
    await page.keyboard.type(letter);
    await page.locator(RESULT).first().waitFor();
    await page.waitForLoadState("networkidle");
    return sums;
  } finally {
    await browser.close();
  }
}
