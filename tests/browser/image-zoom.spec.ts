import { expect, test, type Page } from "@playwright/test";
import { IMAGE_ZOOM_ATTACH_DELAY_MS, IMAGE_ZOOM_SCROLL_LIMIT_PX } from "../../src/constants";
import { chooseTheme, follow, open } from "../support/site";

const withImage = "/intro/overview/how-it-works";
const image = (page: Page) => page.locator("article figure img:visible").first();
const zoomButton = (page: Page) =>
  page
    .locator("article")
    .getByRole("button", { name: /^Expand image/ })
    .first();
const openImage = (page: Page) => page.locator('[data-rmiz-modal-overlay="visible"]');

/** The library takes an image once the browser has decoded it. */
const imageLoaded = (page: Page) =>
  expect(image(page).locator("xpath=..")).toHaveAttribute("data-rmiz-content", "found");

async function zoomIn(page: Page): Promise<void> {
  await open(page, withImage);
  await image(page).scrollIntoViewIfNeeded();
  await expect(zoomButton(page)).toBeVisible();
  await imageLoaded(page);
  await image(page).click();
  await expect(openImage(page)).toBeVisible();
  // The opening animation has ended.
  await page.waitForTimeout(500);
}

test("zoom is attached 1000 ms after load, not before", async ({ page }) => {
  await page.addInitScript(() => {
    const times = { hydrated: 0, attached: 0 };
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated === "true") {
        times.hydrated ||= performance.now();
      }
      if (document.querySelector('[data-zoom-attached="true"]')) {
        times.attached ||= performance.now();
      }
    }).observe(document, { subtree: true, attributes: true });
  });
  await open(page, withImage);
  await expect(zoomButton(page)).toBeVisible();
  const { hydrated, attached } = await page.evaluate(
    () => (window as unknown as { times: { hydrated: number; attached: number } }).times,
  );
  // The clock starts a moment before the attribute that tells of hydration is written.
  expect(attached - hydrated).toBeGreaterThan(IMAGE_ZOOM_ATTACH_DELAY_MS - 100);
  expect(attached - hydrated).toBeLessThan(IMAGE_ZOOM_ATTACH_DELAY_MS + 100);
});

test("the backdrop is white and without margin in both themes", async ({ page }) => {
  for (const theme of ["light", "dark"] as const) {
    await chooseTheme(page, theme);
    await zoomIn(page);
    await expect(openImage(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.keyboard.press("Escape");
    await expect(openImage(page)).toHaveCount(0);
  }
});

test("40 px of scrolling keep the image open, 41 close it", async ({ page }) => {
  await zoomIn(page);
  await page.mouse.wheel(0, IMAGE_ZOOM_SCROLL_LIMIT_PX);
  await page.waitForTimeout(500);
  await expect(openImage(page)).toBeVisible();
  await page.mouse.wheel(0, 1);
  await expect(openImage(page)).toHaveCount(0);
});

test("scrolling there and back counts from where the image was opened", async ({ page }) => {
  await zoomIn(page);
  for (const distance of [30, -30, 30]) {
    await page.mouse.wheel(0, distance);
  }
  await page.waitForTimeout(500);
  await expect(openImage(page)).toBeVisible();
});

test("the keyboard opens and closes it", async ({ page }) => {
  await open(page, withImage);
  await expect(zoomButton(page)).toBeVisible();
  await imageLoaded(page);
  await zoomButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(openImage(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(openImage(page)).toHaveCount(0);
});

test("after a change of page it attaches again without a fragment, and not with one", async ({ page }) => {
  await open(page, "/intro/overview/intro-to-gruntwork");
  await follow(page, withImage);
  await expect(page).toHaveURL(withImage);
  await image(page).scrollIntoViewIfNeeded();
  await expect(zoomButton(page)).toBeVisible();

  await open(page, "/intro/overview/intro-to-gruntwork");
  await page.evaluate((href) => history.pushState({}, "", `${href}#products`), withImage);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.locator("h1")).toHaveText("How it works");
  await page.waitForTimeout(IMAGE_ZOOM_ATTACH_DELAY_MS + 500);
  await expect(zoomButton(page)).toBeHidden();
});
