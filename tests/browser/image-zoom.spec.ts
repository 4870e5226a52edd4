import { expect, test, type Page } from "../support/test";
import { IMAGE_ZOOM_ATTACH_DELAY_MS, IMAGE_ZOOM_SCROLL_LIMIT_PX } from "../../src/constants";
import { chooseTheme, follow, goTo, open, pauseClock } from "../support/site";

const withImage = "/intro/overview/how-it-works";
/** A page that never loads the zoom script. */
const withoutImage = "/support";
const image = (page: Page) => page.locator("article figure img:visible").first();
const zoomButton = (page: Page) =>
  page
    .locator("article")
    .getByRole("button", { name: /^Expand image/ })
    .first();
const openImage = (page: Page) => page.locator('[data-rmiz-modal-overlay="visible"]');

/** Scrolls to the image once it is zoomable, because attaching the zoom remounts it. */
async function scrollToZoomable(page: Page): Promise<void> {
  await expect(page.locator('[data-zoom-attached="true"]').first()).toBeAttached();
  await image(page).scrollIntoViewIfNeeded();
}

/** Waits until the image is decoded, because only then does the zoom library accept it. */
const imageLoaded = (page: Page) =>
  expect(image(page).locator("xpath=..")).toHaveAttribute("data-rmiz-content", "found");

async function zoomIn(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, withImage);
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  await scrollToZoomable(page);
  await expect(zoomButton(page)).toBeVisible();
  await imageLoaded(page);
  await image(page).click();
  await expect(openImage(page)).toBeVisible();
  await page
    .locator("dialog[open] [data-rmiz-modal-img]")
    .evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Performs an action and waits until the page has handled the resulting event and drawn a frame. */
async function handled(page: Page, event: "wheel" | "scroll" | "touchend", action: () => Promise<void>): Promise<void> {
  const seen = await page.evaluateHandle((name) => {
    const drawn = new Promise((resolve) => {
      const listener = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      window.addEventListener(name, listener, { once: true, capture: true });
    });
    return { drawn };
  }, event);
  await action();
  await seen.evaluate(({ drawn }) => drawn);
}

test("zoom is attached 1000 ms after a page is shown, and no earlier", async ({ page }) => {
  await page.clock.install();
  const scripts: string[] = [];
  page.on("request", (request) => request.url().includes("/image-zoom.") && scripts.push(request.url()));
  await open(page, withoutImage);
  await pauseClock(page);
  // The delay has passed on this page; the next page must wait again.
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  await goTo(page, withImage);
  await expect(page.locator("h1")).toHaveText("How it works");
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS - 1);
  await expect(page.locator('[data-zoom-attached="false"]').first()).toBeAttached();
  await expect(page.locator('[data-zoom-attached="true"]')).toHaveCount(0);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.locator('[data-zoom-attached="true"]').first()).toBeAttached();
  expect(scripts).toHaveLength(1);
});

test("attaching zoom causes no layout shift and loads no image again", async ({ page }) => {
  await page.clock.install();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, withoutImage);
  await pauseClock(page);
  await goTo(page, withImage);
  await expect(page.locator("h1")).toHaveText("How it works");
  await image(page).scrollIntoViewIfNeeded();
  await image(page).evaluate((element: HTMLImageElement) => element.decode());
  const places = () =>
    page.locator("article :is(p, h2, figure, img)").evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y} ${width} ${height}`;
      }),
    );
  const before = await places();
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  await expect(page.locator('[data-zoom-attached="true"]').first()).toBeAttached();
  expect(await places()).toEqual(before);
  const images = requests.filter((url) => url.includes("/assets/images/"));
  expect(new Set(images).size).toBe(images.length);
});

test("images stay unchanged if the zoom script fails to load, and the next page retries", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.clock.install();
  // Set up before the page opens: on a busy machine, hydration may end after the script has been requested.
  const zoomScript = /\/image-zoom\..*\.js$/;
  await page.route(zoomScript, (route) => route.abort());
  await open(page, "/intro/overview/intro-to-gruntwork");
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  await expect.poll(() => warnings.join()).toContain("cannot be enlarged, because a file could not be loaded");
  await page.unroute(zoomScript);
  await follow(page, withImage);
  await expect(page.locator("h1")).toHaveText("How it works");
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  await expect(zoomButton(page)).toBeVisible();
});

test("an image marked as no-zoom cannot be enlarged", async ({ page }) => {
  await open(page, "/intro/tool-fundamentals/packer");
  const marked = page.locator('article figure img[src$="#no-zoom"]:visible');
  await expect(marked).toHaveCount(1);
  // An image that can be enlarged has a wrapper from the start, before zoom is attached.
  await expect(marked.locator("xpath=ancestor::*[@data-zoom-attached]")).toHaveCount(0);
});

test("the zoom button of a diagram that is wider than a phone is in view when it has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
  await scrollToZoomable(page);
  await imageLoaded(page);
  const figure = page.locator("article figure").first();
  expect(await figure.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await zoomButton(page).focus();
  await expect(zoomButton(page)).toBeInViewport({ ratio: 1 });
});

test("the backdrop is white and has no margin in both themes", async ({ page }) => {
  for (const theme of ["light", "dark"] as const) {
    await chooseTheme(page, theme);
    await zoomIn(page);
    await expect(openImage(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
    // Without a margin, the image reaches the window's edges in one direction.
    const box = await page.locator("dialog[open] [data-rmiz-modal-img]").boundingBox();
    const window = page.viewportSize();
    expect(Math.max((box?.width ?? 0) / (window?.width ?? 1), (box?.height ?? 0) / (window?.height ?? 1))).toBeCloseTo(
      1,
    );
    await page.keyboard.press("Escape");
    await expect(openImage(page)).toHaveCount(0);
  }
});

test("40 px of scrolling keep the image open, 41 close it", async ({ page }) => {
  await zoomIn(page);
  await handled(page, "wheel", () => page.mouse.wheel(0, IMAGE_ZOOM_SCROLL_LIMIT_PX));
  await expect(openImage(page)).toBeVisible();
  await page.mouse.wheel(0, 1);
  await expect(openImage(page)).toHaveCount(0);
});

for (const [distance, stays] of [
  [IMAGE_ZOOM_SCROLL_LIMIT_PX, true],
  [IMAGE_ZOOM_SCROLL_LIMIT_PX + 1, false],
] as const) {
  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true });

    test(`a swipe of ${distance} px ${stays ? "keeps the image open" : "closes it"}`, async ({ page }) => {
      await zoomIn(page);
      const client = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
        client.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 400, y }] });
      await touch("touchStart", 500);
      await touch("touchMove", 500 - distance / 2);
      await touch("touchMove", 500 - distance);
      await handled(page, "touchend", () => touch("touchEnd").then());
      await expect(openImage(page)).toHaveCount(stays ? 1 : 0);
    });
  });

  test(`${distance} px of scrolling by other means ${stays ? "keep the image open" : "close it"}`, async ({ page }) => {
    await zoomIn(page);
    await handled(page, "scroll", () =>
      page.evaluate((y) => window.scrollBy({ top: y, behavior: "instant" }), distance),
    );
    await expect(openImage(page)).toHaveCount(stays ? 1 : 0);
  });
}

test("the scroll distance is measured from where the image was opened", async ({ page }) => {
  await zoomIn(page);
  for (const distance of [30, -30, 30]) {
    await handled(page, "wheel", () => page.mouse.wheel(0, distance));
  }
  await expect(openImage(page)).toBeVisible();
});

test("the image can be opened and closed by keyboard", async ({ page }) => {
  await open(page, withImage);
  await expect(zoomButton(page)).toBeVisible();
  await imageLoaded(page);
  await zoomButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(openImage(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(openImage(page)).toHaveCount(0);
});

test("Back closes the image", async ({ page }) => {
  await zoomIn(page);
  await page.evaluate(() => history.pushState(null, "", "#"));
  await page.goBack();
  await expect(openImage(page)).toHaveCount(0);
});

test("zoom is attached again after navigation to another page, unless the URL has a fragment", async ({ page }) => {
  await open(page, "/intro/overview/intro-to-gruntwork");
  await follow(page, withImage);
  await expect(page.locator("h1")).toHaveText("How it works");
  await scrollToZoomable(page);
  await expect(zoomButton(page)).toBeVisible();

  await page.clock.install();
  await open(page, "/intro/overview/intro-to-gruntwork");
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  // With the zoom script loaded, nothing but the fragment delays zoom on the next page.
  await expect(page.locator('[data-zoom-attached="true"]').first()).toBeAttached();
  await goTo(page, `${withImage}#products`);
  await expect(page.locator("h1")).toHaveText("How it works");
  await page.clock.runFor(IMAGE_ZOOM_ATTACH_DELAY_MS);
  await expect(page.locator('[data-zoom-attached="false"]').first()).toBeAttached();
  await expect(page.locator('[data-zoom-attached="true"]')).toHaveCount(0);
  await expect(zoomButton(page)).toBeHidden();

  await follow(page, withImage);
  await expect(page).toHaveURL(withImage);
  await expect(zoomButton(page)).toBeVisible();
});

test("an image that fails to load logs a warning", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.route(/\/assets\/images\//, (route) => route.abort());
  await open(page, withImage);
  await scrollToZoomable(page);
  await expect.poll(() => warnings).toContainEqual(expect.stringMatching(/^The image .*\.svg could not be loaded/));
  expect(new Set(warnings).size).toBe(warnings.length);
});
