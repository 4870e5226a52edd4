import type { Browser, Page } from "@playwright/test";
import { withoutPrefetch } from "../../tests/support/site";
import type { Response, Site } from "./server";

/** Timings and sizes of a page load. Times are milliseconds since the request, sizes are bytes. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift: the largest session window. */
  layoutShift: number;
  /** Total time beyond 50 ms of each task after the first paint. */
  blocking: number;
  longestTask: number;
  hydrated: number;
  scriptBytes: number;
  bytes: number;
  requests: number;
  /** Files received by the time the largest element was painted, including the page itself. */
  requestsBeforeLargestPaint: number;
}

/** A phone on Lighthouse's slow 4G connection: latency per request, bits per second, slow processor. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

/** How long a page must receive nothing before it counts as idle. */
const IDLE_MS = 2000;
const LIMIT_MS = 60_000;

interface Marks {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  hydrated: number;
}

/** Runs in the page before its own scripts. Without Docusaurus, a page is ready when its document is. */
function watch(): void {
  const marks: Marks = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [], hydrated: 0 };
  Object.assign(window, { marks });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") {
      marks.firstPaint = startTime;
    }
  });
  observe("largest-contentful-paint", ({ startTime }) => (marks.largestPaint = startTime));
  const session = { value: 0, start: 0, last: 0 };
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) {
      const continues = startTime - session.last < 1000 && startTime - session.start < 5000;
      Object.assign(session, continues ? { value: session.value + value } : { value, start: startTime });
      session.last = startTime;
      marks.layoutShift = Math.max(marks.layoutShift, session.value);
    }
  });
  observe("longtask", ({ startTime: start, duration }) => marks.longTasks.push({ start, duration }));
  document.addEventListener("DOMContentLoaded", () => {
    const root = document.documentElement;
    const note = (): void => {
      marks.hydrated ||= performance.now();
    };
    if (document.querySelector("#__docusaurus") === null || root.dataset.hasHydrated === "true") {
      note();
    } else {
      new MutationObserver(note).observe(root, { attributeFilter: ["data-has-hydrated"] });
    }
  });
}

const readMarks = (page: Page): Promise<Marks> => page.evaluate(() => (window as unknown as { marks: Marks }).marks);

/** Waits until the page is interactive and nothing has been requested for a while. */
async function settle(page: Page, responses: Response[]): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  await page.waitForLoadState("load");
  while ((await readMarks(page)).hydrated === 0 || Date.now() - (responses.at(-1)?.at ?? 0) < IDLE_MS) {
    if (Date.now() > end) {
      throw new Error(`${page.url()} is not idle after ${LIMIT_MS / 1000} s.`);
    }
    await page.waitForTimeout(100);
  }
}

/** Opens a page on the emulated phone with an empty cache, calls `measure` when it is idle, and closes it. */
async function open<T>(
  browser: Browser,
  site: Site,
  path: string,
  measure: (page: Page) => Promise<T>,
  prefetches = true,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // tsx preserves function names with a helper function, which the page does not have.
    await page.addInitScript("globalThis.__name = (value) => value;");
    await page.addInitScript(watch);
    if (!prefetches) {
      await withoutPrefetch(page);
    }
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    site.responses.length = 0;
    const response = await page.goto(site.origin + path, { waitUntil: "commit", timeout: LIMIT_MS });
    if (!response?.ok()) {
      throw new Error(`${site.name} has no page ${path}: status ${response?.status()}.`);
    }
    await settle(page, site.responses);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Loads a page once. */
export const measureLoad = (browser: Browser, site: Site, path: string): Promise<Load> =>
  open(browser, site, path, async (page) => {
    const { longTasks, ...marks } = await readMarks(page);
    const loaded = site.responses.filter(({ isPrefetch }) => !isPrefetch);
    const sum = (responses: Response[]): number => responses.reduce((total, { bytes }) => total + bytes, 0);
    return {
      ...marks,
      blocking: longTasks
        .filter(({ start, duration }) => start + duration > marks.firstPaint)
        .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
      scriptBytes: sum(loaded.filter((response) => response.path.endsWith(".js"))),
      bytes: sum(loaded),
      requests: loaded.length,
      requestsBeforeLargestPaint: await page.evaluate(
        (paint) =>
          1 +
          performance
            .getEntriesByType("resource")
            .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= paint).length,
        marks.largestPaint,
      ),
    };
  });

/** The link to the next page at the end of an article, in Docusaurus or Starlight. */
const NEXT_PAGE = ".pagination-nav__link--next, a[rel=next]";

/**
 * Taps the link to the next page.
 *
 * @param isPrefetched whether to first keep the link in view until everything that it prefetches has arrived
 * @returns milliseconds from the tap until the next page's heading is painted; undefined if there is no next page
 */
export const measureNextPage = (
  browser: Browser,
  site: Site,
  path: string,
  isPrefetched: boolean,
): Promise<number | undefined> =>
  open(browser, site, path, (page) => tapNextPage(page, site, isPrefetched), isPrefetched);

/** Does the work of `measureNextPage` on an open page. */
async function tapNextPage(page: Page, site: Site, isPrefetched: boolean): Promise<number | undefined> {
  const link = page.locator(NEXT_PAGE).first();
  if ((await link.count()) === 0) {
    return undefined;
  }
  if (isPrefetched) {
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(IDLE_MS);
    await settle(page, site.responses);
  }
  await page.addInitScript(() => {
    const tapped = Number(sessionStorage.getItem("tapped"));
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName("first-contentful-paint");
      if (entry) {
        Object.assign(window, { nextPage: performance.timeOrigin + entry.startTime - tapped });
      }
    }).observe({ type: "paint", buffered: true });
  });
  await link.evaluate((element: HTMLElement) => {
    const heading = (): string | null | undefined => document.querySelector("h1")?.textContent;
    const before = heading();
    const tapped = performance.timeOrigin + performance.now();
    sessionStorage.setItem("tapped", String(tapped));
    const look = (): void => {
      if (heading() && heading() !== before) {
        setTimeout(() => Object.assign(window, { nextPage: performance.timeOrigin + performance.now() - tapped }));
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
    element.click();
  });
  const read = (): Promise<number | undefined> =>
    page
      .evaluate(() => (window as unknown as { nextPage?: number }).nextPage)
      // The next document may replace this one in the meantime.
      .catch(() => undefined);
  const end = Date.now() + LIMIT_MS;
  for (let time = await read(); Date.now() < end; time = await read()) {
    if (time !== undefined) {
      return time;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`The page after ${page.url()} of ${site.name} did not open within ${LIMIT_MS / 1000} s.`);
}
