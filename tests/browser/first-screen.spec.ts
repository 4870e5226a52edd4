import { expect, test, type Locator, type Page } from "../support/test";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { open, resize } from "../support/site";

/** What overview pages show above the fold. Sizes and positions are in CSS pixels. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const serviceLinks = (page: Page): Locator =>
  page.locator('main li:not(.breadcrumbs__item) a[href^="/reference/services/"]');
const heights = (items: Locator): Promise<number[]> =>
  items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
const top = async (item: Locator): Promise<number> => (await item.boundingBox())?.y ?? Number.NaN;

test("the home page shows its entry points and all use cases above the fold, below a compact hero", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/");
  const [hero = Number.NaN] = await heights(page.locator("header", { has: page.locator("h1") }));
  expect(hero).toBeLessThan(240);
  const rows = page.getByRole("region", { name: "Discover your use case" }).locator("li", { has: page.locator("h3") });
  expect(Math.max(...(await heights(rows)))).toBeLessThan(52);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });

  await resize(page, PHONE);
  const guideLinks = page.getByRole("region", { name: "Discover your use case" }).locator("li li a");
  await expect(guideLinks).not.toHaveCount(0);
  expect(Math.min(...(await heights(guideLinks)))).toBeGreaterThanOrEqual(44);
});

test("text that wraps keeps its distance from the lines between the use cases", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, "/");
  const rows = page.getByRole("region", { name: "Discover your use case" }).locator("li", { has: page.locator("h3") });
  const distances = await rows.evaluateAll((items) =>
    items.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector("p") ?? row);
      return range.getBoundingClientRect().top - row.getBoundingClientRect().top;
    }),
  );
  expect(Math.min(...distances)).toBeGreaterThan(5);
});

test("the catalog starts with its filter and a list of compact rows", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/reference/services");
  const rows = page.locator("article section li");
  expect(Math.max(...(await heights(rows)))).toBeLessThan(50);
  expect(await top(rows.first())).toBeLessThan(500);

  await resize(page, PHONE);
  const onPhone = await heights(rows);
  expect(onPhone.reduce((sum, height) => sum + height, 0) / onPhone.length).toBeLessThan(100);
});

test("a group's page has the same rows as the catalog, at full width", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const [largest] = serviceGroups.toSorted((a, b) => b.slugs.length - a.slugs.length);
  await open(page, `/reference/services/${largest?.group}`);
  await expect(serviceLinks(page)).toHaveCount(largest?.slugs.length ?? Number.NaN);
  const rows = page.locator("main article li");
  expect(Math.max(...(await heights(rows)))).toBeLessThan(50);
  const right = await rows.first().evaluate((row) => row.getBoundingClientRect().right);
  expect(right).toBeGreaterThan(1300);
});
