import { expect, test, type Browser, type Page } from "../support/test";
import { open } from "../support/site";

/** One page of each kind: a selector such as `:has()` may match on only one of them. */
const PATHS = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/reference/services",
  "/reference/services/networking/virtual-private-cloud-vpc",
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
];

/** Covers the root element, the body, and whatever the inserted element itself needs. */
const MAX_ELEMENTS = 25;

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: { elementCount?: number };
}

/** Changes to a page, by description. They run in the page. */
const CHANGES = {
  "inserting a link into the head": () =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: "/robots.txt" })),
  "inserting a meta element into the head": () =>
    document.head.append(Object.assign(document.createElement("meta"), { name: "description" })),
  "inserting an element into the text": () => document.querySelector("main p")?.append(document.createElement("span")),
  "marking the page as hydrated": () => (document.documentElement.dataset.hasHydrated = "true"),
};

/**
 * The largest number of elements that the browser restyles at once because of a change. Flushing styles before and
 * after the change excludes whatever else the page changes in the meantime.
 */
async function maxRestyledElements(browser: Browser, page: Page, change: () => unknown): Promise<number> {
  let max = 0;
  // Retried, because on a busy machine, recording may start late, and the trace then has no marks.
  await expect(async () => {
    max = await traceRestyledElements(browser, page, change);
  }).toPass();
  return max;
}

/** Does the work of `maxRestyledElements`. @throws if the trace missed the change */
async function traceRestyledElements(browser: Browser, page: Page, change: () => unknown): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  await page.evaluate(`{
    delete document.documentElement.dataset.hasHydrated;
    void document.body.offsetHeight;
    performance.mark("before the change");
    (${change.toString()})();
    void document.body.offsetHeight;
    performance.mark("after the change");
  }`);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const time = (mark: string) => {
    const event = trace.traceEvents.find(({ name }) => name === mark);
    if (!event) {
      throw new Error(`The trace has no mark "${mark}"`);
    }
    return event.ts;
  };
  const [start, end] = [time("before the change"), time("after the change")];
  const counts = trace.traceEvents.flatMap(({ name, ts, args }) =>
    name === "UpdateLayoutTree" && ts > start && ts < end ? [args.elementCount ?? 0] : [],
  );
  return Math.max(0, ...counts);
}

// Without this test, those below would pass even if the browser renamed the events that they count.
test("a change of the root's font size restyles the whole page", async ({ page, browser }) => {
  await open(page, "/");
  const change = () => (document.documentElement.style.fontSize = "101%");
  expect(await maxRestyledElements(browser, page, change)).toBeGreaterThan(MAX_ELEMENTS);
});

for (const path of PATHS) {
  test(`changes to ${path} do not restyle the whole page`, async ({ page, browser }) => {
    await open(page, path);
    expect(await page.locator("body *").count()).toBeGreaterThan(10 * MAX_ELEMENTS);
    for (const [name, change] of Object.entries(CHANGES)) {
      expect.soft(await maxRestyledElements(browser, page, change), name).toBeLessThan(MAX_ELEMENTS);
    }
  });
}
