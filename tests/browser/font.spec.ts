import { expect, test } from "@playwright/test";
import { hydrated } from "../support/site";

/** A tenth of the layout shift that counts as good (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.01;

for (const width of [390, 1440]) {
  test(`a late font does not move the text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const font: { release?: () => void } = {};
    const released = new Promise<void>((resolve) => (font.release = resolve));
    await page.route("**/*.woff2", async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const loaded = () => document.fonts.check('16px "Source Sans 3 Variable"');

    // The load event waits for the font.
    await page.goto("/intro/overview/intro-to-gruntwork", { waitUntil: "commit" });
    await hydrated(page);
    expect(await page.evaluate(loaded)).toBe(false);
    font.release?.();
    await page.waitForFunction(loaded);
    // In the first frame the browser lays out the text again, in the second it reports what has moved.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(MAX_SHIFT);
  });
}
