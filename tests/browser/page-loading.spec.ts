import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { follow, holdFiles, open } from "../support/site";

const from = "/intro/overview/intro-to-gruntwork";
const to = "/intro/overview/how-it-works";

test("the previous page stays visible while the next one loads", async ({ page }) => {
  await open(page, from);
  const heading = await page.locator("h1").textContent();
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await expect(page.locator("h1")).toHaveText(heading ?? "");
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
});

/** How often each link has been rendered: Docusaurus's link observes its element on every render. */
const countRenders = (page: Page) =>
  page.addInitScript(() => {
    const renders = new Map<Element, number>();
    Object.assign(window, { renders });
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(element: Element): void {
        renders.set(element, (renders.get(element) ?? 0) + 1);
        super.observe(element);
      }
    };
  });

/** How often the links that match a selector have been rendered. */
const rendersOf = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(
    (links) =>
      Array.from((window as unknown as { renders: Map<Element, number> }).renders).flatMap(([element, count]) =>
        element.isConnected && element.matches(links) ? [count] : [],
      ),
    selector,
  );

test("nothing is rendered while the next page loads", async ({ page }) => {
  await countRenders(page);
  await open(page, from);
  const before = await rendersOf(page, "a");
  expect(before.length).toBeGreaterThan(10);
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  expect(await rendersOf(page, "a")).toEqual(before);
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
  expect(await rendersOf(page, "a")).not.toEqual(before);
});

for (const { name, width } of [
  { name: "phone", width: 390 },
  { name: "desktop", width: 1440 },
]) {
  test(`the next page is rendered once on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await countRenders(page);
    await open(page, from);
    await follow(page, to);
    await expect(page.locator("h1")).toHaveText("How it works");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const renders = await rendersOf(page, "main a");
    expect(renders.length).toBeGreaterThan(5);
    expect([...new Set(renders)]).toEqual([1]);
  });
}

test("a page that the reader leaves before it has loaded is not shown", async ({ page }) => {
  await open(page, from);
  const heading = (await page.locator("h1").textContent()) ?? "";
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(page).toHaveURL(from);
  const loaded = page.waitForResponse((response) => response.url().endsWith(".js"));
  release();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator("h1")).toHaveText(heading);
  // The page works as before, and opens the other one on the next click.
  await follow(page, to);
  await expect(page.locator("h1")).toHaveText("How it works");
});
