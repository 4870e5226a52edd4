import { expect, test, type Page } from "../support/test";
import { PROGRESS_BAR, PROGRESS_BAR_DELAY_MS } from "../../src/constants";
import { follow, holdFiles, open, pauseClock } from "../support/site";

const from = "/intro/overview/intro-to-gruntwork";
const to = "/intro/overview/how-it-works";

const bar = (page: Page) => page.locator("#nprogress .bar");

/**
 * Follows a link to a page whose scripts are held back, with the page's clock paused so that
 * the bar's delay is exact to the millisecond.
 *
 * @returns a function that releases the scripts
 */
async function followSlowly(page: Page): Promise<() => void> {
  await page.clock.install();
  await open(page, from);
  const release = await holdFiles(page);
  await pauseClock(page);
  await follow(page, to);
  return release;
}

test("a page that loads in 900 ms shows no progress bar", async ({ page }) => {
  const release = await followSlowly(page);
  await page.clock.runFor(PROGRESS_BAR_DELAY_MS - 100);
  await expect(bar(page)).toHaveCount(0);
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
  await page.clock.runFor(PROGRESS_BAR_DELAY_MS);
  await expect(bar(page)).toHaveCount(0);
});

test("a page that takes 1100 ms shows a progress bar without a spinner until it has loaded", async ({ page }) => {
  const release = await followSlowly(page);
  await page.clock.runFor(PROGRESS_BAR_DELAY_MS + 100);
  await expect(bar(page)).toBeAttached();
  await expect(page.locator("#nprogress .spinner")).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(page.locator("h1")).toHaveText("How it works");
  await expect(bar(page)).toHaveCount(0);
});

/** The fraction of the window's width that the bar covers. */
async function covered(page: Page): Promise<number> {
  const transform = await bar(page).evaluate((element) => element.style.transform);
  return 1 + Number(/translate3d\(([-\d.]+)%/.exec(transform)?.[1]) / 100;
}

test("the progress bar starts at its minimum and trickles at its configured rate and speed", async ({ page }) => {
  expect(PROGRESS_BAR).toEqual({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 });
  await followSlowly(page);
  await page.clock.runFor(PROGRESS_BAR_DELAY_MS);
  await expect(bar(page)).toBeAttached();
  expect(await covered(page)).toBeCloseTo(PROGRESS_BAR.minimum);
  await expect(bar(page)).toHaveCSS("transition-duration", "0.2s");

  await page.clock.runFor(PROGRESS_BAR.trickleSpeed - 100);
  expect(await covered(page)).toBeCloseTo(PROGRESS_BAR.minimum);
  // Each step is a random part of the rate.
  await page.evaluate(() => (Math.random = () => 0.5));
  await page.clock.runFor(PROGRESS_BAR.speed);
  expect((await covered(page)) - PROGRESS_BAR.minimum).toBeCloseTo(PROGRESS_BAR.trickleRate / 2, 5);
});
