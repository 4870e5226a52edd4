import { expect, test, type Page } from "../support/test";
import { drawn, open } from "../support/site";

/** Tests which pages defer the layout of content below the fold to the second frame, and that nothing in view moves. */

const guide = "/guides/build-it-yourself/vpc/core-concepts";

/** Records how much of the page is skipped when it opens, and layout shifts. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { skipped: 0, shift: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const last = document.querySelector("[data-opening] .theme-doc-markdown > :last-child");
      seen.skipped += last && getComputedStyle(last).contentVisibility === "auto" ? 1 : 0;
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-opening"] });
    new PerformanceObserver((list) => {
      (list.getEntries() as (PerformanceEntry & { value: number })[]).forEach(({ value }) => (seen.shift += value));
    }).observe({ type: "layout-shift" });
  });
}

const read = (page: Page): Promise<{ skipped: number; shift: number }> =>
  page.evaluate(() => (window as unknown as { seen: { skipped: number; shift: number } }).seen);

const isOpening = (page: Page) => page.locator("[data-opening]");

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a page that a link opens is fully laid out after one frame, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, guide);
    await watch(page);
    await page.locator(".pagination-nav__link--next").click();
    await expect(page).toHaveURL(/production-grade-design/);
    await expect(page.locator("h1")).toHaveText(/production-grade design/i);
    await expect.poll(async () => (await read(page)).skipped).toBeGreaterThan(0);
    await expect(isOpening(page)).toHaveCount(0);
    await drawn(page);
    expect((await read(page)).shift).toBeLessThan(0.002);
  });
}

test("Back and a link to a section lay out the whole page at once", async ({ page }) => {
  await open(page, guide);
  await page.locator(".pagination-nav__link--next").click();
  await expect(page.locator("h1")).toHaveText(/production-grade design/i);
  await expect(isOpening(page)).toHaveCount(0);
  await watch(page);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(/core concepts/i);
  await page.locator('.markdown a[href*="production-grade-design#"]').first().click();
  await expect(page.locator("h1")).toHaveText(/production-grade design/i);
  await expect(page).toHaveURL(/#/);
  await drawn(page);
  expect((await read(page)).skipped).toBe(0);
});
