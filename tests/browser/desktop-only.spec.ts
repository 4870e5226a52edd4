import { expect, test, type Page } from "@playwright/test";
import { MOBILE_BREAKPOINT_PX } from "../../src/constants";
import { collectMessages, open, resize } from "../support/site";

const PAGE = "/intro/core-concepts/infrastructure-as-code";

/** A link of the sidebar, and one of the table of contents. */
const LINKS = ["aside .menu__link", ".col--3 .table-of-contents__link"];

/** Records whether React has hydrated the links that are removed from the page. */
async function watchRemovals(page: Page): Promise<() => Promise<Record<string, boolean>>> {
  await page.addInitScript((selectors) => {
    const removed: Record<string, boolean> = {};
    Object.assign(window, { removed });
    const isHydrated = (element: Element): boolean =>
      Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        for (const selector of selectors) {
          const link = node instanceof Element ? node.querySelector(selector.split(" ").at(-1) ?? "") : null;
          if (link) {
            removed[selector] = isHydrated(link);
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  }, LINKS);
  return () => page.evaluate(() => (window as unknown as { removed: Record<string, boolean> }).removed);
}

test("a small screen removes the sidebar and the contents beside the text without hydrating them", async ({ page }) => {
  const messages = collectMessages(page);
  const removals = await watchRemovals(page);
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX, height: 800 });
  await open(page, PAGE);
  await expect.poll(removals).toEqual(Object.fromEntries(LINKS.map((link) => [link, false])));
  await resize(page, { width: 1440, height: 800 });
  for (const link of LINKS) {
    await expect(page.locator(link).first()).toBeVisible();
  }
  expect(messages).toEqual([]);
});

test("a larger screen hydrates both", async ({ page }) => {
  const removals = await watchRemovals(page);
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX + 1, height: 800 });
  await open(page, PAGE);
  const isHydrated = (link: Element) => Object.keys(link).some((key) => key.startsWith("__reactFiber$"));
  for (const link of LINKS) {
    expect(await page.locator(link).first().evaluate(isHydrated)).toBe(true);
  }
  expect(await removals()).toEqual({});
});
