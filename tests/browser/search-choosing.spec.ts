import { expect, test, type Page } from "../support/test";
import { accessibilityViolations } from "../support/accessibility";
import { searchSuggestions } from "../../src/config/searchSuggestions";
import { collectScripts, scriptsOf } from "../support/pageScripts";
import { breakIndex, modal, recentResults, results, searchField, searchFor, suggestions } from "../support/search";
import { holdFiles, open, pauseClock } from "../support/site";

const start = "/guides";
const INDEX = /\/search-index\//;

/** Selects the first result of a query, and opens the search again. */
async function choose(page: Page, query: string, heading: string): Promise<void> {
  await searchFor(page, query);
  await expect(results(page).first()).toContainText(heading);
  await page.keyboard.press("Enter");
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
}

/** The element that assistive technology treats as focused. */
const activeDescendant = async (page: Page) =>
  page.locator(`#${(await searchField(page).getAttribute("aria-activedescendant")) ?? "none"}`);

test.describe("recent results", () => {
  test("persist until removed, and the field keeps the focus", async ({ page }) => {
    await open(page, start);
    await choose(page, "aurora features", "Features");
    await expect(recentResults(page)).toHaveText(/Features\s*Amazon Aurora/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove from recent" }).click();
    await expect(recentResults(page)).toHaveCount(0);
    await expect(searchField(page)).toBeFocused();
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(suggestions(page).first()).toBeVisible();
    await expect(recentResults(page)).toHaveCount(0);
  });

  test("persist, once saved, until removed from the favorites", async ({ page }) => {
    await open(page, start);
    await choose(page, "aurora features", "Features");
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await expect(recentResults(page, "Favorites")).toContainText("Features");
    await expect(recentResults(page)).toHaveCount(0);
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(results(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "Remove from favorites" }).click();
    await expect(recentResults(page, "Favorites")).toHaveCount(0);
  });

  test("can be saved and removed with the arrow keys and Enter", async ({ page }) => {
    await open(page, start);
    await choose(page, "aurora features", "Features");
    await page.keyboard.press("Escape");
    await choose(page, "eks", "EKS");
    await expect(recentResults(page)).toHaveCount(2);
    await expect(searchField(page)).toHaveAttribute("aria-haspopup", "grid");
    await expect(await activeDescendant(page)).toContainText("EKS");

    await page.keyboard.press("ArrowRight");
    await expect((await activeDescendant(page)).getByRole("button", { name: "Add to favorites" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect((await activeDescendant(page)).getByRole("button", { name: /^Remove/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(recentResults(page)).toHaveCount(1);
    await expect(await activeDescendant(page)).toContainText("Features");

    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(recentResults(page, "Favorites")).toContainText("Features");
    await expect(await activeDescendant(page)).toContainText("Features");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
  });

  test("leave the arrow keys to the text field if it contains text", async ({ page }) => {
    await open(page, start);
    await choose(page, "aurora features", "Features");
    await page.keyboard.insertText("eks");
    await expect(results(page).first()).toContainText("EKS");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.insertText("_");
    await expect(searchField(page)).toHaveValue("ek_s");
  });

  test("stay in sync with another tab", async ({ page, context }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(suggestions(page).first()).toBeVisible();
    const other = await context.newPage();
    await open(other, start);
    await choose(other, "aurora features", "Features");
    await expect(recentResults(page)).toContainText("Features");
  });
});

test.describe("suggestions", () => {
  test("describe what can be searched and link to existing pages", async ({ page, request }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(suggestions(page)).toHaveCount(searchSuggestions.length);
    await expect(modal(page)).toContainText("Search every guide, service, input and output.");
    await expect(searchField(page)).toHaveAttribute("aria-haspopup", "listbox");
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const { path } of searchSuggestions) {
      expect((await request.get(path)).ok(), path).toBe(true);
    }
    const [first] = searchSuggestions;
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${first?.path}/?$`));
    await page.keyboard.press("Control+k");
    await expect(recentResults(page)).toContainText(first?.title ?? "");
  });

  test("are opened by Enter, whichever is highlighted", async ({ page }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(suggestions(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${searchSuggestions[1]?.path}/?$`));
  });
});

test.describe("a result", () => {
  test("is reached by the arrow keys, which wrap around", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    const options = page.getByRole("option");
    await expect(options.first()).toContainText("Features");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    expect(await searchField(page).getAttribute("aria-activedescendant")).toBe(await options.last().getAttribute("id"));
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  });

  test("opens in a new tab with Control+Enter, and the search stays open", async ({ page, context }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    await expect(results(page).first()).toContainText("Features");
    const inNewTab = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    await expect(await inNewTab).toHaveURL(/\/amazon-aurora\/?#features$/);
    await expect(modal(page)).toBeVisible();
    await searchField(page).fill("");
    await expect(recentResults(page)).toContainText("Features");
  });

  test("opens in a new tab with the middle mouse button, and is remembered", async ({ page, context }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    const link = results(page).first().locator("a");
    await expect(link).toContainText("Features");
    await link.hover();
    await expect(link).toHaveAttribute("href", /#features$/);
    const inNewTab = context.waitForEvent("page");
    await link.click({ button: "middle" });
    await expect(await inNewTab).toHaveURL(/\/amazon-aurora\/?#features$/);
    await searchField(page).fill("");
    await expect(recentResults(page)).toContainText("Features");
  });

  test.describe("with preloading", () => {
    test.use({ prefetch: true });

    test("is a link only while hovered, and its page is preloaded", async ({ page, context }) => {
      const own = await scriptsOf("/reference/services/data-storage/amazon-aurora", context, start);
      const scripts = collectScripts(page);
      await open(page, start);
      await page.evaluate(() => Object.assign(window, { isStillHere: true }));
      await searchFor(page, "aurora features");
      const link = results(page).first().locator("a");
      await expect(link).toContainText("Features");
      await expect(link).not.toHaveAttribute("href");
      expect(scripts).not.toEqual(expect.arrayContaining(own));
      await link.hover();
      await expect(link).toHaveAttribute("href", /\/amazon-aurora\/?#features$/);
      await expect.poll(() => scripts).toEqual(expect.arrayContaining(own));
      await searchField(page).hover();
      await expect(link).not.toHaveAttribute("href");

      const inNewTab = context.waitForEvent("page");
      await link.click({ modifiers: ["Control"] });
      await expect(await inNewTab).toHaveURL(/\/amazon-aurora\/?#features$/);
      await expect(modal(page)).toBeVisible();
      await expect(searchField(page)).toBeFocused();
      await link.click();
      await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
      await expect(modal(page)).toHaveCount(0);
      expect(await page.evaluate(() => "isStillHere" in window)).toBe(true);
    });
  });
});

test.describe("Enter", () => {
  test("waits for the results of the current query, and then selects the first one", async ({ page }) => {
    // Without workers, the page itself searches: the clock of a worker cannot be paused.
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await page.clock.install();
    await open(page, start);
    await choose(page, "eks", "EKS");
    await expect(recentResults(page)).toHaveCount(1);
    const release = await holdFiles(page, INDEX);
    // With the clock paused, the search starts when the test says so.
    await pauseClock(page);
    await page.keyboard.insertText("aurora features");
    await page.keyboard.press("Enter");
    await page.clock.runFor(500);
    await expect(modal(page).getByText("Searching…").first()).toBeVisible();
    await expect(page).not.toHaveURL(/aurora/);
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
    await expect(modal(page)).toHaveCount(0);
  });

  test("selects no result of an earlier query, or after the reader keeps typing or closes the search", async ({
    page,
  }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    await expect(results(page).first()).toContainText("Features");
    const release = await holdFiles(page, INDEX);
    await searchField(page).fill("kubernetes");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(" cluster");
    release();
    await expect(modal(page).getByRole("status")).toHaveText(/ for kubernetes cluster$/);
    await expect(page).toHaveURL(new RegExp(`${start}/?$`));

    const releaseAgain = await holdFiles(page, INDEX);
    await searchField(page).fill("zonal");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    releaseAgain();
    await searchFor(page, "zonal");
    await expect(modal(page).getByRole("status")).toHaveText(/ for zonal$/);
    await expect(page).toHaveURL(new RegExp(`${start}/?$`));
  });

  test("selects no result that an error has hidden", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
    await breakIndex(page, (route) => route.abort());
    await searchField(page).fill("kubernetes");
    const alert = modal(page).getByRole("alert");
    await page.keyboard.press("Enter");
    await expect(alert).toBeVisible();
    await page.keyboard.press("Enter");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${start}/?$`));
    await expect(modal(page)).toBeVisible();
  });
});
