import { expect, test, type Page } from "../support/test";
import { breakIndex, modal, results, searchButton, searchField, searchFor, suggestions } from "../support/search";
import { follow, holdFiles, open } from "../support/site";

const start = "/guides";
const INDEX = /\/search-index\//;

/** Opens the search with the page's clock paused. */
async function openWithPausedClock(page: Page): Promise<void> {
  await open(page, start);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe("the dialog", () => {
  test("starts with the text selected on the page, which typing replaces", async ({ page }) => {
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
    const release = await holdFiles(page);
    const selected = (await select(100))?.trim() ?? "";
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search" }).getByRole("searchbox")).toHaveValue(selected);
    await page.keyboard.insertText("eks");
    release();
    await expect(searchField(page)).toHaveValue("eks");
    await page.keyboard.press("Escape");
    await select(100);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toHaveValue(selected);
    await page.keyboard.insertText("vpc");
    await expect(searchField(page)).toHaveValue("vpc");
    await page.keyboard.press("Escape");
    await select(101);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toHaveValue("");
  });

  test("is closed by a click outside and by Close, but not by a click inside", async ({ page }) => {
    await open(page, start);
    await searchButton(page).click();
    await searchField(page).click();
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(20, 500, { button: "right" });
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await searchButton(page).click();
    await modal(page).getByRole("button", { name: "Close" }).click();
    await expect(modal(page)).toHaveCount(0);
  });

  test("is closed by Back, which leads to the page before", async ({ page }) => {
    await open(page, start);
    await follow(page, "/support");
    await expect(page.locator("h1")).toHaveText("Support");
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${start}/?$`));
    await expect(modal(page)).toHaveCount(0);
  });

  test("offers to clear the query unless it is empty", async ({ page }) => {
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
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.insertText("aurora");
    await expect(results(page).first()).toContainText("Aurora");
  });

  test("shows its options, its border and its focus in forced colors", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, start);
    await searchFor(page, "aurora");
    await expect(results(page).first()).toContainText("Aurora");
    const styles = await page.evaluate(() => {
      const option = (number: number) => document.querySelectorAll(".search-hit")[number] ?? document.body;
      const icon = getComputedStyle(option(0), "::before");
      return {
        icon: icon.backgroundColor,
        surface: getComputedStyle(option(0)).backgroundColor,
        active: getComputedStyle(option(0)).outlineStyle,
        other: getComputedStyle(option(1)).outlineStyle,
        field: getComputedStyle(document.querySelector(".DocSearch-Form") ?? document.body).outlineStyle,
        edge: getComputedStyle(document.querySelector(".DocSearch-Modal") ?? document.body).borderStyle,
      };
    });
    expect(styles).toMatchObject({ active: "solid", other: "none", field: "solid", edge: "solid" });
    expect(styles.icon).not.toBe(styles.surface);
  });
});

test.describe("the status", () => {
  test("is announced after a pause in typing, not on each key", async ({ page }) => {
    await openWithPausedClock(page);
    const status = modal(page).getByRole("status");
    await page.keyboard.insertText("aurora");
    await expect(results(page).first()).toContainText("Aurora");
    await page.clock.runFor(499);
    await expect(status).toBeEmpty();
    await page.keyboard.insertText(" features");
    await expect(results(page).first()).toContainText("Features");
    await page.clock.runFor(499);
    await expect(status).toBeEmpty();
    await page.clock.runFor(1);
    await expect(status).toHaveText(/^\d+ results for aurora features$/);
  });

  test("is shown after 300 ms of searching, and announced after 500 ms", async ({ page }) => {
    await openWithPausedClock(page);
    const release = await holdFiles(page, INDEX);
    const dialog = page.getByRole("dialog", { name: "Search" });
    const status = modal(page).getByRole("status");
    await page.keyboard.insertText("aurora features");
    await page.clock.runFor(299);
    await expect(dialog).not.toHaveClass(/search-slow/);
    await page.clock.runFor(1);
    await expect(dialog).toHaveClass(/search-slow/);
    await page.clock.runFor(199);
    await expect(status).toBeEmpty();
    await page.clock.runFor(1);
    await expect(status).toHaveText("Searching…");
    release();
    await page.clock.resume();
    await expect(status).toHaveText(/^\d+ results for aurora features$/);
    await expect(dialog).not.toHaveClass(/search-slow/);
  });

  test("is also shown after Retry", async ({ page }) => {
    await open(page, start);
    const fix = await breakIndex(page, (route) => route.abort());
    await searchFor(page, "aurora");
    const retry = modal(page).getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await fix();
    const release = await holdFiles(page, INDEX);
    await retry.click();
    await expect(modal(page).getByRole("status")).toHaveText("Searching…");
    release();
    await expect(results(page).first()).toContainText("Aurora");
  });
});
