import { expect, test, type Page } from "../support/test";
import { accessibilityViolations, expectAccessible } from "../support/accessibility";
import { breakIndex, modal, results, searchFor } from "../support/search";
import { open } from "../support/site";

const articles = (page: Page) => page.locator("main article");
const more = (page: Page) => page.getByRole("button", { name: "Show more results" });

test.describe("the search page", () => {
  test("shows the results for the query in its URL, and keeps the URL in sync", async ({ page }) => {
    await open(page, "/search?q=aurora");
    await expect(page).toHaveTitle(/^Search results for “aurora”/);
    await expect(page.locator("main").getByRole("heading", { level: 1 })).toHaveText("Search results for “aurora”");
    await expect(articles(page).first()).toContainText("Amazon Aurora");
    await page.getByRole("searchbox").fill("karpenter");
    await expect(page).toHaveURL(/[?]q=karpenter$/);
    await expect(articles(page).first()).toContainText("Karpenter");
    await expect(page).toHaveTitle(/^Search results for “karpenter”/);
  });

  test("Enter leaves the field on a phone, whose on-screen keyboard covers the results", async ({
    browser,
    baseURL,
  }) => {
    for (const isPhone of [true, false]) {
      const page = await browser.newPage({ baseURL, isMobile: isPhone, hasTouch: isPhone });
      await open(page, "/search");
      const field = page.getByRole("searchbox");
      await field.fill("aurora");
      await expect(articles(page).first()).toContainText("Aurora");
      await field.press("Enter");
      await (isPhone ? expect(field).not.toBeFocused() : expect(field).toBeFocused());
      await page.close();
    }
  });

  test("is excluded from search engines", async ({ page }) => {
    await open(page, "/search");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  });

  test("shows what an input is and where it belongs", async ({ page }) => {
    await open(page, "/search?q=aurora_subnet_ids");
    const first = articles(page).first();
    await expect(first.getByRole("heading")).toHaveText("Amazon Aurora › aurora_subnet_ids");
    await expect(first).toContainText("Input, required, list(string)");
    await expect(first).toContainText("Subnets of");
    await first.getByRole("link").click();
    await expect(page).toHaveURL(/\/amazon-aurora\/?#input_aurora_subnet_ids$/);
  });

  test("says which words no page contains", async ({ page }) => {
    const note = page.locator("p:not([role])", { hasText: "No page contains" });
    await open(page, "/search?q=sentry");
    await expect(note).toHaveText(["No page contains “sentry”; these results are the closest."]);
    await expect(page.getByRole("status")).toHaveText(/^\d+ results for sentry\. No page contains “sentry”/);
    await page.getByRole("searchbox").fill("aurora");
    await expect(articles(page).first()).toContainText("Amazon Aurora");
    await expect(note).toHaveCount(0);
  });

  test("shows more on request, up to the stated total, and moves the focus to the first new result", async ({
    page,
  }) => {
    await open(page, "/search?q=cluster");
    await expect(articles(page)).toHaveCount(15);
    const total = Number.parseInt(await page.getByText(/^\d+ results$/).innerText());
    expect(total).toBeGreaterThan(15);
    for (let shown = 15; shown < total; shown += 15) {
      await more(page).click();
      await expect(articles(page)).toHaveCount(Math.min(shown + 15, total));
      await expect(articles(page).nth(shown).getByRole("link")).toBeFocused();
    }
    await expect(more(page)).toHaveCount(0);
    const links = await articles(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(total);
  });

  test("shows the same results at the same scroll position when the reader comes back", async ({ page }) => {
    await open(page, "/search?q=cluster");
    await more(page).click();
    await expect(articles(page)).toHaveCount(30);
    const link = articles(page).nth(20).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect(page).not.toHaveURL(/search/);
    // The address changes before the page does.
    await expect(page.locator("h1")).not.toContainText("Search results");
    await page.goBack();
    await expect(articles(page)).toHaveCount(30);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.getByRole("searchbox").fill("karpenter");
    await expect(articles(page).first()).toContainText("Karpenter");
  });

  test("explains how to search and where to start, and reports that nothing was found", async ({ page }) => {
    await open(page, "/search");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(page.locator("main")).toContainText("Search for a topic");
    await expect(page.locator("main li a").first()).toBeVisible();
    await page.getByRole("searchbox").fill("zzzqqqxx");
    await expect(page.locator("main")).toContainText("No results for “zzzqqqxx”. Try");
    await expect(page.getByRole("status")).toHaveText("No results for zzzqqqxx");
    for (const blank of ["", " "]) {
      await page.getByRole("searchbox").fill(blank);
      await expect(page.locator("main")).toContainText("Search for a topic");
      await expect(page.locator("main").getByRole("heading", { level: 1 })).toHaveText("Search the documentation");
    }
  });

  test("shows an error if the index cannot be loaded, and Retry works once it is back", async ({ page }) => {
    const fix = await breakIndex(page, (route) => route.abort());
    await open(page, "/search?q=aurora");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The search index could not be loaded");
    await expect(page.locator("[role=status] [role=alert]")).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await fix();
    await alert.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(articles(page).first()).toContainText("Amazon Aurora");
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toBeFocused();
  });

  test("offers to load the texts again if the connection was lost, and moves the focus to the first of them", async ({
    page,
  }) => {
    await open(page, "/search?q=vpc");
    await expect(articles(page)).toHaveCount(15);
    const fix = await breakIndex(page, (route) => route.abort());
    await more(page).click();
    await expect(articles(page)).toHaveCount(30);
    const withoutText = articles(page).filter({ hasText: "The text could not be loaded." });
    const link = withoutText.first().getByRole("link");
    const firstUrl = await link.getAttribute("href");
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.press("Enter");
    await expect(link).toBeFocused();
    await expect(retry).toBeVisible();
    await expect(withoutText).not.toHaveCount(0);

    await fix();
    await retry.press("Enter");
    await expect(withoutText).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(articles(page)).toHaveCount(30);
    await expect(page.locator(":focus")).toHaveAttribute("href", firstUrl ?? "");
    await more(page).click();
    await expect(articles(page)).toHaveCount(45);
  });
});

test.describe("Back", () => {
  /** Searches in the modal, and goes on to the search page. */
  async function openAllResults(page: Page, query: string): Promise<void> {
    await searchFor(page, query);
    await modal(page)
      .getByRole("link", { name: /^See all \d+ results$/ })
      .click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`“${query}”`);
  }

  test("leads from a search in the modal to all results of the last one, at the same scroll position", async ({
    page,
  }) => {
    await open(page, "/search?q=vpc");
    await more(page).click();
    await expect(articles(page)).toHaveCount(30);
    await articles(page).nth(20).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await openAllResults(page, "eks");
    await expect(articles(page)).toHaveCount(15);
    await page.goBack();
    await expect(page).toHaveURL("/search?q=vpc");
    await expect(articles(page)).toHaveCount(30);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await more(page).click();
    await expect(articles(page)).toHaveCount(45);
    await expect(articles(page).nth(30).getByRole("link")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search page explains what it needs and where to start", async ({ page }) => {
    await page.goto("/search");
    await expect(page.getByText("The search needs JavaScript")).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.locator("main li a").first()).toBeVisible();
  });
});

test("the search is accessible in both themes, on a phone and on a desktop", async ({ page }) => {
  await open(page, "/search?q=landing+zone");
  await expect(articles(page).first()).toBeVisible();
  const expectAccessibleAtBothWidths = async (): Promise<void> => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  };
  await expectAccessibleAtBothWidths();
  await searchFor(page, "landing zone");
  await expect(results(page).first()).toContainText(/landing zone/i);
  await expectAccessibleAtBothWidths();
});
