import { expect, test, type Locator, type Page } from "../support/test";
import { lambdaPage } from "../support/reference";
import { open, resize } from "../support/site";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Viewports with a contents bar: a phone, half a screen, and a small window with a sidebar. */
const NARROW = [390, 720, 960, 1100].map((width) => ({ width, height: 844 }));

const heights = (items: Locator): Promise<number[]> =>
  items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
const top = async (item: Locator): Promise<number> => (await item.boundingBox())?.y ?? Number.NaN;
const bar = (page: Page): Locator => page.locator(".theme-doc-toc-mobile");
const button = (page: Page): Locator => bar(page).getByRole("button", { name: "On this page" });
const path = "/guides/build-it-yourself/vpc/production-grade-design";

test("the contents bar stays in view, shows the current heading, and links to headings that land below it", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, path);
  await expect(bar(page)).toBeHidden();
  for (const size of NARROW) {
    await resize(page, size);
    await expect(page.locator(".theme-doc-toc-desktop")).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button(page)).toHaveText("On this page");
    expect((await heights(button(page)))[0]).toBeGreaterThanOrEqual(44);

    await button(page).click();
    const link = bar(page).getByRole("link").nth(1);
    const name = await link.innerText();
    const heading = page.locator((await link.getAttribute("href")) ?? "");
    const before = await heading.evaluate((element) => (element as HTMLElement).offsetTop);
    await link.click();
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await expect(button(page)).toContainText(name);
    await expect(heading).toBeInViewport();
    expect(await heading.evaluate((element) => (element as HTMLElement).offsetTop)).toBe(before);
    const bottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await top(heading)).toBeGreaterThanOrEqual(bottom);
    expect(await top(heading)).toBeLessThan(bottom + 100);
  }
});

const longPage = "/reference/services/app-orchestration/amazon-eks";
const scrollTo = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);

test("the list marks the current heading, and opens scrolled to its link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, longPage);
  const current = bar(page).locator("[aria-current]");
  for (const share of [0.9, 0.4]) {
    const before = await button(page).innerText();
    await scrollTo(page, share);
    await expect(button(page)).not.toHaveText(before);
    // By keyboard, because a click can be lost: if the navbar is sliding over the bar, Playwright scrolls to uncover it,
    // which moves both.
    await button(page).press("Enter");
    // Upstream's animation cannot be reversed in its first frames.
    await expect(bar(page).locator(":scope > div")).toHaveAttribute("style", /height: auto/);
    await expect(current).toBeInViewport();
    await expect(button(page)).toContainText(await current.innerText());
    await button(page).press("Enter");
    await expect(current).toBeHidden();
  }
  await scrollTo(page, 0);
  await expect(button(page)).toHaveText("On this page");
  await expect(current).toHaveCount(0);
});

test("the table of contents beside the text follows the reader", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, longPage);
  const list = page.locator(".theme-doc-toc-desktop");
  const active = list.locator(".table-of-contents__link--active");
  for (const share of [0.5, 0.95, 0.3]) {
    const before = await active.allInnerTexts();
    await scrollTo(page, share);
    await expect.poll(() => active.allInnerTexts()).not.toEqual(before);
    await expect
      .poll(async () => {
        const [link, place] = [await active.boundingBox(), await list.boundingBox()];
        return link && place && link.y >= place.y && link.y + link.height <= Math.min(place.y + place.height, 900);
      })
      .toBe(true);
  }
});

test("the contents bar is below the navbar, or at the top when the navbar is hidden", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, path);
  // The navbar hides when the reader keeps scrolling down.
  for (const place of [1000, 2000]) {
    await page.evaluate((y) => window.scrollTo(0, y), place);
    await expect(button(page)).not.toHaveText("On this page");
  }
  await expect(page.locator(".navbar")).toHaveClass(/navbarHidden/);
  await expect.poll(() => top(bar(page))).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const navbar = page.locator(".navbar");
  await expect(navbar).not.toHaveClass(/navbarHidden/);
  const height = (await heights(navbar))[0];
  await expect.poll(() => top(bar(page))).toBeGreaterThanOrEqual((height ?? Number.NaN) - 1);
});

test("the contents bar closes on Escape, which restores the focus, and on a click outside", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, path);
  await button(page).click();
  await bar(page).getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await expect(button(page)).toBeFocused();
  await button(page).click();
  // Below the list, which takes up to 60% of the window.
  await page.mouse.click(PHONE.width / 2, PHONE.height - 20);
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
});

test("the contents bar does not show headings that the filter hides", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${lambdaPage}?q=memory_size`);
  await expect(page.locator("#outputs")).toBeHidden();
  await page.getByRole("heading", { name: "Inputs" }).evaluate((heading) => heading.scrollIntoView());
  await expect(button(page)).not.toHaveText("On this page");
  await expect(button(page)).not.toContainText("Outputs");
});

test("the contents bar of a walkthrough shows the reader's current step", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
  const steps = page.getByRole("heading", { level: 2, name: /^\d+\. / });
  const total = await steps.count();
  const [number, title] = (await steps.nth(1).innerText()).split(/\.\s+/);
  await steps.nth(1).evaluate((heading) => heading.scrollIntoView());
  await expect(button(page)).toHaveText(`On this page${number}/${total} ${title}`);
});

test("starting a walkthrough again from the contents bar closes it, so that the first step is in view", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
  await page
    .getByRole("checkbox", { name: /^Check: / })
    .first()
    .check();
  await button(page).click();
  await bar(page).getByRole("button", { name: "Start again" }).click();
  await expect(page).toHaveURL(/#/);
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("heading", { level: 2, name: /^1\. / })).toBeInViewport();
});
