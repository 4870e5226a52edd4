import { expect, test, type Page } from "@playwright/test";
import { collectMessages, open } from "../support/site";

type Connection = { effectiveType?: string; saveData?: boolean } | undefined;

/** The page's own files beside those it was opened with: what preloading and prefetching ask for. */
async function filesAskedFor(page: Page, connection: Connection | "untouched"): Promise<string[]> {
  if (connection !== "untouched") {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
  }
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // Below the fold: scrolled into view it is prefetched, hovered it is preloaded.
  const link = page.locator("#library ~ dl a").last();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(600);
  const prefetched = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((element) => element.href),
  );
  return [...requests, ...prefetched].filter((url) => url.includes("/assets/js/"));
}

test("visible links are prefetched and hovered links preloaded", async ({ page }) => {
  expect(await filesAskedFor(page, "untouched")).not.toEqual([]);
});

test("neither happens on 2g with data-saver on", async ({ page }) => {
  expect(await filesAskedFor(page, { effectiveType: "2g", saveData: true })).toEqual([]);
  expect(await filesAskedFor(page, { effectiveType: "slow-2g", saveData: true })).toEqual([]);
});

for (const connection of [
  { effectiveType: "2g", saveData: false },
  { effectiveType: "4g", saveData: true },
  { saveData: true },
  {},
  undefined,
]) {
  test(`both happen with the connection ${connection ? JSON.stringify(connection) : "unknown"}`, async ({ page }) => {
    const messages = collectMessages(page);
    expect(await filesAskedFor(page, connection)).not.toEqual([]);
    expect(messages).toEqual([]);
  });
}

test("a link that is visited after it was hovered opens at once", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("link", { name: "What is Gruntwork?" });
  await link.hover();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL("/intro/overview/intro-to-gruntwork");
  await expect(page.locator("article h1")).toBeVisible();
});
