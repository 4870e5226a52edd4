import { expect, test, type Page } from "@playwright/test";
import { accessibilityViolations } from "../support/accessibility";
import { breakIndex, modal, results, searchButton, searchField, searchFor } from "../support/search";
import { holdFiles, open } from "../support/site";

const start = "/guides";
const INDEX = /\/search-index\//;

const group = (page: Page, name: string) => page.getByRole("rowgroup", { name, exact: true });

/** Chooses the first result of a query, and opens the search again. */
async function choose(page: Page, query: string, heading: string): Promise<void> {
  await searchFor(page, query);
  await expect(results(page).first()).toContainText(heading);
  await page.keyboard.press("Enter");
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
}

test.describe("choosing", () => {
  test("a result is remembered until it is removed, and the field keeps the focus", async ({ page }) => {
    await open(page, start);
    await choose(page, "aurora features", "Features");
    await expect(group(page, "Recent").getByRole("row")).toHaveText(/Features\s*Amazon Aurora/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove this search from history" }).click();
    await expect(results(page)).toHaveCount(0);
    await expect(searchField(page)).toBeFocused();
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    await expect(results(page)).toHaveCount(0);
  });

  test("a result that was saved stays, also in the next visit", async ({ page }) => {
    await open(page, start);
    await choose(page, "aurora features", "Features");
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(group(page, "Favorite").getByRole("row")).toContainText("Features");
    await expect(group(page, "Recent")).toHaveCount(0);
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(results(page)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/amazon-aurora\/?#features$/);
    await page.keyboard.press("Control+k");
    await page.getByRole("button", { name: "Remove this search from favorites" }).click();
    await expect(results(page)).toHaveCount(0);
  });

  test("a corrupt store is as good as an empty one", async ({ page }) => {
    await open(page, start);
    await page.evaluate(() => localStorage.setItem("search-recent-results", '[{"url":'));
    await choose(page, "aurora features", "Features");
    await expect(results(page)).toHaveCount(1);
  });

  test("the arrow keys go round", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    const options = page.getByRole("option");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    expect(await searchField(page).getAttribute("aria-activedescendant")).toBe(await options.last().getAttribute("id"));
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
  });

  test("Enter with Control opens a result in a new tab, and the search stays", async ({ page, context }) => {
    await open(page, start);
    await searchFor(page, "aurora features");
    await expect(results(page).first()).toContainText("Features");
    const inNewTab = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    await expect(await inNewTab).toHaveURL(/\/amazon-aurora\/?#features$/);
    await expect(modal(page)).toBeVisible();
    await searchField(page).fill("");
    await expect(group(page, "Recent").getByRole("row")).toContainText("Features");
  });

  test("Enter chooses nothing that a failure has hidden", async ({ page }) => {
    await open(page, start);
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
    await breakIndex(page, (route) => route.abort());
    await searchField(page).fill("kubernetes");
    const alert = modal(page).getByRole("alert");
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

test.describe("the dialog", () => {
  test("begins with the text that is selected on the page, which typing replaces", async ({ page }) => {
    await open(page, start);
    const select = (length: number) =>
      page.evaluate((letters) => {
        const walker = document.createTreeWalker(document.querySelector("article") ?? document, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          if ((walker.currentNode as Text).length > letters) {
            window.getSelection()?.setBaseAndExtent(walker.currentNode, 0, walker.currentNode, letters);
            return window.getSelection()?.toString();
          }
        }
        return undefined;
      }, length);
    // Once the modal has been loaded.
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
    await page.keyboard.press("Escape");
    const selected = await select(100);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toHaveValue(selected?.trim() ?? "");
    await page.keyboard.insertText("vpc");
    await expect(searchField(page)).toHaveValue("vpc");
    await page.keyboard.press("Escape");
    await select(101);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toHaveValue("");
  });

  test("is closed by a click beside it and by Cancel, and not by a click in it", async ({ page }) => {
    await open(page, start);
    await searchButton(page).click();
    await searchField(page).click();
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await searchButton(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(modal(page)).toHaveCount(0);
  });

  test("offers to clear the query once there is one", async ({ page }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    const clear = page.getByRole("button", { name: "Clear the query" });
    await expect(searchField(page)).toBeFocused();
    await expect(clear).toBeHidden();
    await page.keyboard.insertText("aurora");
    await expect(results(page).first()).toContainText("Aurora");
    await clear.click();
    await expect(searchField(page)).toHaveValue("");
    await expect(searchField(page)).toBeFocused();
    await expect(results(page)).toHaveCount(0);
    await page.keyboard.insertText("aurora");
    await expect(results(page).first()).toContainText("Aurora");
  });

  test("says after 300 ms that it searches, and how many results there are", async ({ page }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    const release = await holdFiles(page, INDEX);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.insertText("aurora features");
    const status = modal(page).getByRole("status");
    await page.clock.runFor(299);
    await expect(status).toBeEmpty();
    await page.clock.runFor(2);
    await expect(status).toHaveText("Searching …");
    release();
    await page.clock.resume();
    await expect(status).toHaveText(/^\d+ results for aurora features$/);
  });

  test("says that it searches after Retry, too", async ({ page }) => {
    await open(page, start);
    const fix = await breakIndex(page, (route) => route.abort());
    await searchFor(page, "aurora");
    const retry = modal(page).getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await fix();
    const release = await holdFiles(page, INDEX);
    await retry.click();
    await expect(modal(page).getByRole("status")).toHaveText("Searching …");
    release();
    await expect(results(page).first()).toContainText("Aurora");
  });
});
