import { expect, test } from "../support/test";
import { RECENT_RESULTS_STORAGE_KEY } from "../../src/constants";
import { modal, recentResults, results, searchButton, searchField } from "../support/search";
import { collectMessages, open } from "../support/site";

const start = "/guides";

test.describe("the keys", () => {
  test("Control+K, Meta+K and / open the search, and Escape closes it and restores the focus", async ({ page }) => {
    await open(page, start);
    const link = page.locator("main a").first();
    await link.focus();
    for (const key of ["Control+k", "Meta+k", "/"]) {
      await page.keyboard.press(key);
      await expect(searchField(page), key).toBeFocused();
      await page.keyboard.insertText("vpc");
      await page.keyboard.press("Escape");
      await expect(modal(page), key).toHaveCount(0);
      await expect(link, key).toBeFocused();
    }
  });

  test("Control+K opens the search once, however long it is held", async ({ page }) => {
    await open(page, start);
    await page.keyboard.down("Control");
    // Each further `down` of a key that is not released is a repetition.
    await page.keyboard.down("k");
    await page.keyboard.down("k");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.up("k");
    await page.keyboard.press("k");
    await expect(modal(page)).toHaveCount(0);
  });

  test("Control+K opens the search on layouts without Latin letters, and follows those that move K", async ({
    page,
  }) => {
    await open(page, start);
    const press = (key: string, code: string) =>
      page.evaluate(
        (init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, ctrlKey: true, bubbles: true })),
        { key, code },
      );
    await press("t", "KeyK");
    await expect(modal(page)).toHaveCount(0);
    await press("л", "KeyK");
    await expect(searchField(page)).toBeFocused();
    await press("k", "KeyV");
    await expect(modal(page)).toHaveCount(0);
  });

  test("the button opens the search, and so does typing a letter, a digit or / on it", async ({ page }) => {
    await open(page, start);
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    for (const [key, typed] of [
      ["v", "v"],
      ["7", "7"],
      ["/", ""],
    ] as const) {
      await page.keyboard.press("Escape");
      await expect(searchButton(page), key).toBeFocused();
      await page.keyboard.press(key);
      await expect(searchField(page), key).toHaveValue(typed);
    }
    await page.keyboard.press("Control+k");
    await expect(modal(page)).toHaveCount(0);
  });

  test("Enter saves one result, however long it is held, and the next row is highlighted", async ({ page }) => {
    const stored = ["Aurora", "EKS", "VPC"].map((heading) => {
      return { url: `/guides#${heading}`, heading, page: "Guides", isFavorite: false };
    });
    await page.addInitScript(([key, value]) => window.localStorage.setItem(key, value), [
      RECENT_RESULTS_STORAGE_KEY,
      JSON.stringify(stored),
    ] as const);
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(recentResults(page)).toHaveCount(3);
    await page.keyboard.press("ArrowRight");
    // Each further `down` of a key that is not released is a repetition.
    for (let repetition = 0; repetition < 4; repetition++) {
      await page.keyboard.down("Enter");
    }
    await expect(recentResults(page, "Favorites")).toHaveText(/^Aurora/);
    await expect(recentResults(page)).toHaveText([/^EKS/, /^VPC/]);
    const active = await searchField(page).getAttribute("aria-activedescendant");
    await expect(page.locator(`#${active}`)).toHaveText(/^EKS/);

    await page.keyboard.up("Enter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${start}#EKS`);
  });

  test("the search ignores keys during IME composition", async ({ page }) => {
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    // The events that browsers dispatch while composing a character; Safari only sets the key code.
    const compose = (key: string, init: Pick<KeyboardEventInit, "isComposing" | "keyCode" | "ctrlKey">) =>
      searchField(page).evaluate(
        (field, [name, options]) =>
          field.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...options })),
        [key, init] as const,
      );
    await page.keyboard.insertText("aurora");
    await expect(results(page).first()).toContainText("Aurora");
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      await compose("Escape", init);
      await compose("Enter", init);
      await compose("ArrowDown", init);
      await compose("k", { ...init, ctrlKey: true });
    }
    await expect(modal(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${start}/?$`));
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await compose("Escape", {});
    await expect(modal(page)).toHaveCount(0);
  });

  test("events without a key, such as those of autofill, are ignored", async ({ page }) => {
    const messages = collectMessages(page);
    await open(page, start);
    await page.evaluate(() => document.body.dispatchEvent(new Event("keydown", { bubbles: true })));
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
  });

  test("/ types a slash in an input field", async ({ page }) => {
    await open(page, "/search");
    await page.getByRole("searchbox").fill("ci");
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toHaveValue("ci/");
    await expect(modal(page)).toHaveCount(0);
  });
});
