import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser } from "../browser";
import { quantile } from "./cost";

export interface Responsiveness {
  keyStrokes: number;
  medianMilliseconds: number;
  p95Milliseconds: number;
  longTasks: number;
  longestTaskMilliseconds: number;
}

const SLOWDOWN = 4;
/** Time between key strokes; what has not changed by then does not change. */
const PAUSE_MS = 250;

interface Marks {
  typed: number;
  latencies: number[];
  longTasks: number[];
}

/** Notes, in the page, when a key stroke happens, when the results last changed after it, and long tasks. */
function watch(): void {
  const marks: Marks = { typed: 0, latencies: [], longTasks: [] };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => marks.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: "longtask" },
  );
  document.addEventListener(
    "input",
    () => {
      marks.typed = performance.now();
      marks.latencies.push(0);
    },
    { capture: true },
  );
  const place = document.querySelector(".DocSearch-Dropdown");
  if (place) {
    new MutationObserver(() => {
      marks.latencies[marks.latencies.length - 1] = performance.now() - marks.typed;
    }).observe(place, { subtree: true, childList: true, characterData: true });
  }
}

async function type(page: Page, queries: string[]): Promise<Marks> {
  await page.keyboard.press("Control+k");
  const field = page.locator(".DocSearch-Input");
  await field.waitFor();
  // The first results load and compile what is needed; the figures are those of further key strokes.
  await field.fill("vp");
  await page.locator(".DocSearch-Hit").first().waitFor();
  await page.waitForTimeout(PAUSE_MS);
  await field.fill("");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(watch);
  for (const query of queries) {
    await field.fill("");
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate(() => void (window as unknown as { marks: Marks }).marks.latencies.pop());
    await page.keyboard.type(query, { delay: PAUSE_MS });
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => (window as unknown as { marks: Marks }).marks);
}

/**
 * Types queries into the modal with the processor slowed four times.
 *
 * @param url the served site
 * @param hasWorker false: the search runs on the page's own thread, which is the one that is slowed
 */
export async function measureResponsiveness(
  url: string,
  queries: string[],
  hasWorker: boolean,
): Promise<Responsiveness> {
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    if (!hasWorker) {
      await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    }
    await page.goto(`${url}/guides`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === "true");
    const { latencies, longTasks } = await type(page, queries);
    return {
      keyStrokes: latencies.length,
      medianMilliseconds: quantile(latencies, 0.5),
      p95Milliseconds: quantile(latencies, 0.95),
      longTasks: longTasks.length,
      longestTaskMilliseconds: Math.max(0, ...longTasks),
    };
  } finally {
    await browser.close();
  }
}
