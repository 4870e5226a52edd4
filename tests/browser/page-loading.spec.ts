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

test("the previous page does not rerender while the next one loads", async ({ page }) => {
  // Docusaurus's link observes its element on every render. Links in the navbar and breadcrumbs depend on the URL.
  await page.addInitScript(() => {
    const counter = Object.assign(window, { rendered: 0 });
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(link: Element): void {
        counter.rendered += link.closest("aside, .markdown") ? 1 : 0;
        super.observe(link);
      }
    };
  });
  const rendered = () => page.evaluate(() => (window as unknown as { rendered: number }).rendered);
  await open(page, from);
  const before = await rendered();
  expect(before).toBeGreaterThan(10);
  const release = await holdFiles(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  expect(await rendered()).toBe(before);
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
  expect(await rendered()).toBeGreaterThan(before);
});
