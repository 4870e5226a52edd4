import { expect, test } from "@playwright/test";
import config from "../../playwright.config";
import { modal, searchField } from "../support/search";
import { open } from "../support/site";

// With scrollbars that take up space, as on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

test("the search does not scroll or resize the page behind it", async ({ page }) => {
  await open(page, "/guides");
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  const placeOf = () =>
    page.evaluate(() => {
      const { left, top, width } = document.querySelector("main")?.getBoundingClientRect() ?? {};
      return { left, top, width };
    });
  const before = await placeOf();
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  expect(await placeOf()).toEqual(before);
  await page.mouse.move(10, 500);
  const wheeled = page.evaluate(
    () =>
      new Promise((resolve) => {
        const afterNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
        window.addEventListener("wheel", afterNextFrame, { once: true });
      }),
  );
  await page.mouse.wheel(0, 500);
  await wheeled;
  expect(await placeOf()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
  expect(await placeOf()).toEqual(before);
  await page.mouse.wheel(0, 500);
  await expect.poll(placeOf).not.toEqual(before);
});
