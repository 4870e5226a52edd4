import { expect, test } from "../support/test";
import {
  entryOf,
  everything,
  filterField,
  group,
  lambdaPage,
  openFilters,
  requiredOnly,
  shownInputs,
  status,
  type,
} from "../support/reference";
import { searchField } from "../support/search";
import { follow, open } from "../support/site";

test.describe("the keys", () => {
  test("/ focuses the filter", async ({ page }) => {
    await open(page, lambdaPage);
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
    await expect(filterField(page)).toHaveValue("");
    await expect(filterField(page)).toBeInViewport();
    const position = () =>
      page.locator("#inputs").evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const atTop = await position();
    expect(atTop).toBeLessThan(100);
    // As if the reader had followed a link to the heading.
    await page.locator("#inputs").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    expect(await position()).toBe(atTop);
  });

  test("/ types a slash in a text field", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("aws");
    await page.keyboard.press("/");
    await expect(filterField(page)).toHaveValue("aws/");
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press("/");
    await expect(searchField(page)).toHaveValue("/");
  });

  test("/ focuses the filter from a checkbox and a switch", async ({ page }) => {
    await open(page, lambdaPage);
    await page.getByRole("radio", { name: "Details" }).check();
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
    await openFilters(page);
    await requiredOnly(page).focus();
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
  });

  test("clearing a filter that matches nothing by keyboard focuses its field", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("zebra");
    await page.getByRole("button", { name: "show everything" }).press("Enter");
    await expect(filterField(page)).toBeFocused();
    await expect(filterField(page)).toHaveValue("");
  });

  test("/ opens the search again on a page without a filter", async ({ page }) => {
    await open(page, lambdaPage);
    await follow(page, "/guides/");
    await expect(page.locator("h1")).toHaveText("Guides");
    await page.keyboard.press("/");
    await expect(searchField(page)).toBeFocused();
  });

  test("Escape clears the whole filter and keeps the order", async ({ page }) => {
    await open(page, `${lambdaPage}?q=log&required=1&group=logging&type=string&sort=name`);
    await filterField(page).press("Escape");
    await expect(status(page)).toHaveText(everything);
    await expect(filterField(page)).toBeFocused();
    await expect(page).toHaveURL(/lambda[?]sort=name$/);
  });

  test("Escape leaves the reader in place if no filter is set", async ({ page }) => {
    await open(page, lambdaPage);
    await page.locator(".reference .entry:visible").last().scrollIntoViewIfNeeded();
    await page.keyboard.press("/");
    await expect(filterField(page)).toBeFocused();
    await expect(page.locator("#inputs")).not.toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(page.locator("#inputs")).not.toBeInViewport();
    // A filter without text is cleared, too.
    await page.locator("summary", { hasText: /^Filters/ }).press("Enter");
    await requiredOnly(page).press("Space");
    await expect(status(page)).not.toHaveText(everything);
    await page.locator(".reference .entry:visible").last().scrollIntoViewIfNeeded();
    await page.keyboard.press("/");
    await page.keyboard.press("Escape");
    await expect(status(page)).toHaveText(everything);
    await expect(page.locator("#inputs")).toBeInViewport();
  });

  test("Escape leaves the filter unchanged during IME composition", async ({ page }) => {
    await open(page, lambdaPage);
    await filterField(page).fill("memory");
    await expect(status(page)).not.toHaveText(everything);
    await filterField(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
    await expect(filterField(page)).toHaveValue("memory");
    await filterField(page).dispatchEvent("keydown", { key: "Escape" });
    await expect(filterField(page)).toHaveValue("");
  });

  test("the keyboard alone reaches an input and its controls", async ({ page }) => {
    await open(page, lambdaPage);
    await page.keyboard.press("/");
    await page.keyboard.type("efs access point");
    await expect.poll(() => shownInputs(page)).toEqual(["file_system_access_point_arn"]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Clear the filter" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(filterField(page)).toBeFocused();
    await page.keyboard.type("efs access point");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    for (const control of [
      group(page),
      type(page),
      requiredOnly(page),
      page.getByRole("checkbox", { name: "A to Z" }),
    ]) {
      await page.keyboard.press("Tab");
      await expect(control).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(group(page)).toBeHidden();
    await expect(page.locator("summary", { hasText: "Filters" })).toBeFocused();
    const entry = entryOf(page, "input_file_system_access_point_arn");
    // Past the link in the group's heading.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(entry.getByRole("link", { name: "file_system_access_point_arn" }).first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(entry.getByRole("button", { name: "Copy name file_system_access_point_arn" })).toBeFocused();
  });
});
