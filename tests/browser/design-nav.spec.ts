import { expect, test, type Locator, type Page } from "@playwright/test";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { hydrated, open, resize } from "../support/site";

/** Sizes and places of the pages that lead to others, and of the bar with a page's contents, CSS pixels. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The widths with a contents bar: a phone, half a screen, and a small window with a sidebar. */
const NARROW = [390, 720, 960, 1100].map((width) => ({ width, height: 844 }));

const serviceLinks = (page: Page): Locator => page.locator('main li a[href^="/reference/services/"]');
const heights = (items: Locator): Promise<number[]> =>
  items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
const top = async (item: Locator): Promise<number> => (await item.boundingBox())?.y ?? Number.NaN;

test("the first screen of the home page has the entries and all use cases below a low hero", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/");
  const [hero = Number.NaN] = await heights(page.locator("header", { has: page.locator("h1") }));
  expect(hero).toBeLessThan(240);
  const rows = page.getByRole("region", { name: "Discover your use case" }).locator("li", { has: page.locator("h3") });
  expect(Math.max(...(await heights(rows)))).toBeLessThan(52);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });

  await resize(page, PHONE);
  const doors = page.getByRole("region", { name: "Discover your use case" }).locator("li li a");
  expect(Math.min(...(await heights(doors)))).toBeGreaterThanOrEqual(44);
});

test("the catalog begins with its filter and list, in low rows", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/reference/services");
  const rows = page.locator("article section li");
  expect(Math.max(...(await heights(rows)))).toBeLessThan(50);
  expect(await top(rows.first())).toBeLessThan(500);

  await resize(page, PHONE);
  const onPhone = await heights(rows);
  expect(onPhone.reduce((sum, height) => sum + height, 0) / onPhone.length).toBeLessThan(100);
});

test("the page of a group has the catalog's rows, as wide as the page", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const [largest] = serviceGroups.toSorted((a, b) => b.slugs.length - a.slugs.length);
  await open(page, `/reference/services/${largest?.group}`);
  await expect(serviceLinks(page)).toHaveCount(largest?.slugs.length ?? Number.NaN);
  const rows = page.locator("main article li");
  expect(Math.max(...(await heights(rows)))).toBeLessThan(50);
  const right = await rows.first().evaluate((row) => row.getBoundingClientRect().right);
  expect(right).toBeGreaterThan(1300);
});

test.describe("the contents bar", () => {
  const bar = (page: Page): Locator => page.locator(".theme-doc-toc-mobile");
  const button = (page: Page): Locator => bar(page).getByRole("button", { name: "On this page" });
  const path = "/guides/build-it-yourself/vpc/production-grade-design";

  test("stays in sight, names the heading, and leads to headings that land below it", async ({ page }) => {
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

  test("stands below the navbar, and at the top when the navbar is gone", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    // The navbar hides when the reader scrolls on.
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

  test("closes on Escape, which returns the focus, and when the reader goes elsewhere", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    await button(page).click();
    await bar(page).getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await page.locator("h1").click();
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test("the side menu has one arrow that leads back", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/guides/build-it-yourself/vpc/core-concepts");
  await hydrated(page);
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(page.locator(".navbar-sidebar__back")).toHaveText("Menu");
});
