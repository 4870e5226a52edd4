import { expect, test, type Page } from "../support/test";
import { MOBILE_BREAKPOINT_PX } from "../../src/constants";
import { collectMessages, open, resize } from "../support/site";

const PAGE = "/intro/core-concepts/infrastructure-as-code";

/** A link of the sidebar, one of the table of contents, and one of the navbar. */
const LINKS = ["aside .menu__link", ".col--3 .table-of-contents__link", ".navbar__inner .navbar__link"];

/** Records, for each link that is removed from the page, whether React had hydrated it. */
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

test("a small screen removes the sidebar, the table of contents and the navbar's items without hydrating them", async ({
  page,
}) => {
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

test("a larger screen hydrates them", async ({ page }) => {
  const removals = await watchRemovals(page);
  await page.setViewportSize({ width: MOBILE_BREAKPOINT_PX + 1, height: 800 });
  await open(page, PAGE);
  const isHydrated = (link: Element) => Object.keys(link).some((key) => key.startsWith("__reactFiber$"));
  for (const link of LINKS) {
    expect(await page.locator(link).first().evaluate(isHydrated)).toBe(true);
  }
  expect(await removals()).toEqual({});
});

test("the footer is not hydrated on load, but is rendered on a page with another layout", async ({ page }) => {
  const messages = collectMessages(page);
  await open(page, PAGE);
  const link = page.locator(".footer__link-item").first();
  const isRendered = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
  const served = await page.locator(".footer").innerText();
  expect(await link.evaluate(isRendered)).toBe(false);
  await page.locator(".navbar__brand").click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => link.evaluate(isRendered)).toBe(true);
  expect(await page.locator(".footer").innerText()).toBe(served);
  expect(messages).toEqual([]);
});
