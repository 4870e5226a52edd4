import { expect, test, type Page } from "../support/test";
import config from "../../playwright.config";
import { modal, searchField } from "../support/search";
import { drawn, open } from "../support/site";

// With scrollbars that take up space, as on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width } = document.querySelector("main")?.getBoundingClientRect() ?? {};
    return { left, top, width };
  });

test("dialogs do not scroll or resize the page behind them", async ({ page }) => {
  await open(page, "/guides");
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await placeOf(page);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  expect(await placeOf(page)).toEqual(before);
  await page.mouse.move(10, 500);
  // Register the listener before turning the wheel: on a busy machine, the event could otherwise arrive first.
  await page.evaluate(() => {
    const wheeled = new Promise((resolve) => {
      const afterNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      window.addEventListener("wheel", afterNextFrame, { once: true });
    });
    Object.assign(window, { wheeled });
  });
  await page.mouse.wheel(0, 500);
  await page.evaluate(() => (window as unknown as { wheeled: Promise<unknown> }).wheeled);
  expect(await placeOf(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  expect(await placeOf(page)).toEqual(before);

  await page.locator('a[href*="github.com/gruntwork-io"]').first().dispatchEvent("click");
  const warning = page.getByRole("dialog", { name: "Repositories for subscribers" });
  await expect(warning).toBeVisible();
  expect(await placeOf(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(warning).toHaveCount(0);
  // Focusing the link again may have scrolled the page.
  const after = await placeOf(page);
  expect(after.width).toBe(before.width);
  // The browser ignores the wheel until the next frame.
  await drawn(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => placeOf(page)).not.toEqual(after);
});
