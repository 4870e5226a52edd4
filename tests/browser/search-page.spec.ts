import { expect, test } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility";
import { breakIndex, results, searchFor } from "../support/search";
import { chooseTheme, open } from "../support/site";

test.describe("the search page", () => {
  test("shows the results of the query in its address, and keeps the address in step", async ({ page }) => {
    await open(page, "/search?q=aurora");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("aurora");
    await expect(page.locator("main article").first()).toContainText("Amazon Aurora");
    await page.getByRole("searchbox").fill("karpenter");
    await expect(page).toHaveURL(/[?]q=karpenter$/);
    await expect(page.locator("main article").first()).toContainText("Karpenter");
  });

  test("shows an input with what it is, and no more dots than the text needs", async ({ page }) => {
    await open(page, "/search?q=aurora_subnet_ids");
    const first = page.locator("main article").first();
    await expect(first.getByRole("heading")).toHaveText("aurora_subnet_ids");
    await expect(first).toContainText("Input: required, list(string). Subnets of");
    for (const text of await page.locator("main article").allInnerTexts()) {
      expect(text).not.toMatch(/\.\.\.|…\s*…|…\.$/);
    }
  });

  test("shows more as the reader scrolls, up to the number it names", async ({ page }) => {
    await open(page, "/search?q=cluster");
    const articles = page.locator("main article");
    await expect(articles.first()).toBeVisible();
    const total = Number.parseInt(await page.getByText(/^\d+ results$/).innerText());
    expect(total).toBeGreaterThan(15);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(150);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(articles).toHaveCount(total, { timeout: 300 });
    }).toPass();
  });

  test("says how to search, and when nothing is found", async ({ page }) => {
    await open(page, "/search");
    await expect(page.getByRole("status")).toContainText("Type what you are looking for");
    await page.getByRole("searchbox").fill("zzzqqqxx");
    await expect(page.getByRole("status")).toContainText("No results for “zzzqqqxx”. Try");
  });

  test("says when the index cannot be loaded, and Retry works once it is back", async ({ page }) => {
    const fix = await breakIndex(page, (route) => route.abort());
    await open(page, "/search?q=aurora");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The search index could not be loaded");
    await fix();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("main article").first()).toContainText("Amazon Aurora");
  });
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`the search is accessible in the ${theme} theme at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await chooseTheme(page, theme);
      await open(page, "/search?q=landing+zone");
      await expect(page.locator("main article").first()).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await searchFor(page, "landing zone");
      await expect(results(page).first()).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
}
