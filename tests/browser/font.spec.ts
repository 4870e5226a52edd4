import { expect, test, type Page } from "../support/test";
import { drawn, gateFiles, goTo, holdFiles, hydrated, open } from "../support/site";

/** An imperceptible layout shift: a fiftieth of the threshold for "good" (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.002;

const FONT = /\.woff2$/;
const STYLESHEET = /\/assets\/css\/styles\.[\da-f]+\.css$/;

const paths = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
  "/reference/services",
  "/tags",
];

/** Makes pages record their layout shifts from the start. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = Object.assign(window, { shift: 0, shifted: [] as string[], isPainted: false });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        state.shift += entry.value;
        state.shifted.push(
          ...entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? "a removed node"),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver(() => (state.isPainted = true)).observe({ type: "paint", buffered: true });
  });
}

/** Opens a page whose font is held back, and waits for its first paint. */
async function openUntilFirstPaint(page: Page, path: string): Promise<void> {
  // The load event would wait for the font.
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { isPainted: boolean }).isPainted);
}

const isFontLoaded = () => document.fonts.check('16px "Source Sans 3 Variable"');

/**
 * Releases the font and waits until the browser has drawn a frame with the font available. Discards earlier shifts: a
 * slow machine may paint a page before all of it is parsed, and the rest then moves right-aligned elements.
 */
async function releaseFont(page: Page, release: () => void): Promise<void> {
  // The stylesheet is at the end of the page, so the page has been parsed by then.
  await page.locator('body > link[rel="stylesheet"]').first().waitFor({ state: "attached" });
  await drawn(page);
  await page.evaluate(() => Object.assign(window, { shift: 0, shifted: [] }));
  expect(await page.evaluate(isFontLoaded)).toBe(false);
  release();
  await page.waitForFunction(isFontLoaded);
  await drawn(page);
}

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shift: number }).shift);

/** The beginning of each text that has moved, for the failure message. */
const shiftedIn = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { shifted: string[] }).shifted.join(" | "));

for (const path of paths) {
  test(`a font that loads after the first paint shifts nothing on ${path}`, async ({ page }) => {
    await watchShifts(page);
    // Requests that can be held back bypass the cache, so each load is like a first visit.
    const styles = await gateFiles(page, STYLESHEET);
    const font = await gateFiles(page, FONT);
    for (const width of [360, 390, 412, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      styles.close();
      font.close();
      await openUntilFirstPaint(page, path);
      await releaseFont(page, () => font.open());
      // Neither the stylesheet nor hydration, which both follow the font, swaps it in.
      styles.open();
      await hydrated(page);
      await drawn(page);
      expect.soft(await shiftOf(page), `${width} px: ${await shiftedIn(page)}`).toBeLessThan(MAX_SHIFT);
    }
  });
}

test("a font that loads after hydration shifts nothing", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  const release = await holdFiles(page, FONT);
  await watchShifts(page);
  await openUntilFirstPaint(page, "/");
  await hydrated(page);
  await releaseFont(page, release);
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
});

test("the font is used if it loads in time", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  // A busy machine may miss the first paint once; after that, the font is cached.
  await expect(async () => {
    await page.goto("/");
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.map(({ isCustomFont, familyName }) => [isCustomFont, familyName])).toEqual([
      [true, expect.stringContaining("Source Sans")],
    ]);
  }).toPass();
});

/** Sets the connection that the browser reports, and collects font requests. */
async function watchFont(page: Page, connection: object | undefined): Promise<string[]> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (FONT.test(request.url())) {
      requests.push(request.url());
    }
  });
  return requests;
}

for (const [connection, waits] of [
  [{ effectiveType: "4g", rtt: 25 }, true],
  [{ effectiveType: "4g", rtt: 50 }, false],
  [{ rtt: 50 }, false],
  [undefined, false],
] as const) {
  test(`the first paint ${waits ? "waits" : "does not wait"} for the font if the connection is ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    const requests = await watchFont(page, connection);
    await page.goto("/");
    await expect(page.locator("body > link[rel=preload][as=font]")).toHaveCount(1);
    await expect(page.locator("head > link[rel=preload][as=font]")).toHaveCount(waits ? 1 : 0);
    expect(requests).toHaveLength(1);
  });
}

for (const connection of [
  { effectiveType: "3g", rtt: 25 },
  { effectiveType: "slow-2g", rtt: 2000 },
  { effectiveType: "4g", rtt: 25, saveData: true },
]) {
  test(`the page uses the fallback font if the connection is ${JSON.stringify(connection)}`, async ({ page }) => {
    const requests = await watchFont(page, connection);
    await open(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
    // Neither the stylesheet nor hydration requests the font either.
    await drawn(page);
    await goTo(page, "/tags");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tags");
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Source Sans fallback"/);
  });
}
