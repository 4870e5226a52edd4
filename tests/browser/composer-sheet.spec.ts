import { expect, test, type Locator, type Page } from "../support/test";
import { toFragment } from "../../src/composer/fragment";
import { accessibilityViolations } from "../support/accessibility";
import { action, add, edit, panel, pasteField, statusMessage, value } from "../support/composer";
import { filterField, lambdaPage } from "../support/reference";
import { drawn, open } from "../support/site";

/** Tests the composer on a phone, where the file is in a sheet. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page): Locator => page.getByRole("button", { name: /^terragrunt\.hcl/ });
const sheet = (page: Page): Locator => page.getByRole("dialog", { name: "Composer" });
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return document.activeElement?.contains(shown) ?? false;
  });

test("the file opens in a sheet, and the page confirms what was added to it", async ({ page }) => {
  await open(page, `${lambdaPage}?compose`);
  await expect(bar(page)).toContainText("4 inputs");
  for (const name of ["environment_variables", "run_in_vpc"]) {
    // Scrolling first makes the tap wait until the entries above have their actual heights.
    await add(page, name).scrollIntoViewIfNeeded();
    await add(page, name).tap();
    await expect(bar(page)).toContainText(`Added ${name}.`);
  }
  await expect(page.getByRole("status").filter({ hasText: "Added run_in_vpc." })).toHaveCount(1);
  await expect(sheet(page)).toBeHidden();
  await bar(page).tap();
  await sheet(page).getByRole("checkbox", { name: "run_in_vpc" }).check();
  const key = sheet(page).getByRole("textbox", { name: "environment_variables, key 1" });
  expect(await key.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 600 });
  await sheet(page).locator("summary", { hasText: "Folder tree" }).focus();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Shift+Tab");
    expect(await isFocusVisible(page)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await edit(page, "run_in_vpc").tap();
  await expect(sheet(page).getByRole("checkbox", { name: "run_in_vpc" })).toBeChecked();
  await expect(sheet(page).getByRole("checkbox", { name: "run_in_vpc" })).toBeFocused();
  await action(page, "Remove run_in_vpc").tap();
  await expect(statusMessage(page)).toBeFocused();
  await action(page, "Undo edit").tap();
  await sheet(page).getByRole("link", { name: "run_in_vpc", exact: true }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(edit(page, "run_in_vpc")).toBeInViewport();
  await edit(page, "run_in_vpc").tap();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  await expect(sheet(page)).toBeHidden();
  await edit(page, "run_in_vpc").tap();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
});

test.describe("a shared link", () => {
  const linkTo = async (name: string): Promise<string> =>
    toFragment({ tool: "terragrunt", composition: { settings: [{ name: "name", value: `"${name}"` }], extras: [] } });

  test("opens the sheet, which contains its file and what happened", async ({ page }) => {
    await open(page, `${lambdaPage}?compose${await linkTo("shared")}`);
    await expect(sheet(page)).toBeVisible();
    await expect(value(page, "name")).toHaveValue('"shared"');
    await expect(page.getByRole("status").filter({ hasText: "Opened from the link." })).toHaveCount(1);
    await expect(statusMessage(page)).toHaveText("Opened from the link.");
    const close = sheet(page).getByRole("button", { name: "Close" });
    await expect(close).toBeFocused();
    expect(await isFocusVisible(page)).toBe(true);
    await close.press("Enter");
    await expect(sheet(page)).toBeHidden();
    await expect(bar(page)).toBeVisible();

    // A second link, opened while the composer is open.
    const other = await linkTo("other");
    await page.evaluate((hash) => (window.location.hash = hash), other);
    await expect(sheet(page)).toBeVisible();
    await expect(value(page, "name")).toHaveValue('"other"');
  });

  test("that is damaged opens the sheet with the reason", async ({ page }) => {
    await open(page, `${lambdaPage}?compose#compose=1.damaged`);
    await expect(sheet(page)).toBeVisible();
    await expect(statusMessage(page)).toContainText("The link is damaged or cut off");
  });

  test("that was opened next to the page opens no sheet when the window becomes narrow", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${lambdaPage}?compose${await linkTo("shared")}`);
    await expect(value(page, "name")).toHaveValue('"shared"');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page)).toBeVisible();
    await drawn(page);
    await expect(sheet(page)).toBeHidden();
  });
});

test("opening the composer keeps the inputs in view and its sheet closed", async ({ page }) => {
  await open(page, lambdaPage);
  await page.getByRole("button", { name: "Compose your file" }).tap();
  await expect(bar(page)).toContainText("4 inputs");
  await drawn(page);
  await expect(sheet(page)).toBeHidden();
});

test("a sheet that is reopened while it is closing stays open", async ({ page }) => {
  await open(page, `${lambdaPage}?compose`);
  await bar(page).tap();
  await sheet(page).evaluate((dialog: HTMLDialogElement) => {
    const close = dialog.close.bind(dialog);
    dialog.close = () => {
      dialog.close = close;
      close();
      // Clicks the bar before the sheet's `close` event, which fires in the next frame.
      document.querySelector<HTMLElement>(":has(+ dialog)")?.click();
    };
  });
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await drawn(page);
  await expect(sheet(page)).toBeVisible();
});

test("a pasted file that is not imported yet survives closing the sheet and resizing the window", async ({ page }) => {
  await open(page, `${lambdaPage}?compose`);
  await bar(page).tap();
  await action(page, "Paste").tap();
  const field = pasteField(page);
  await expect(field).toBeFocused();
  await field.fill("inputs = {");
  await action(page, "Import").tap();
  const problem = panel(page).getByRole("alert");
  await expect(problem).toHaveText("Line 1: { is not closed.");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(sheet(page)).toBeHidden();
  await bar(page).tap();
  await expect(field).toHaveValue("inputs = {");
  await expect(problem).toHaveText("Line 1: { is not closed.");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  // The filter cannot be focused while the sheet covers it.
  await expect(sheet(page)).toBeHidden();

  const filter = filterField(page);
  await filter.focus();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(field).toHaveValue("inputs = {");
  await expect(filter).toBeFocused();
  await action(page, "Cancel").tap();
  await expect(field).toHaveCount(0);
  await action(page, "Paste").tap();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

test("input that the file cannot contain yet survives closing the sheet and resizing the window", async ({ page }) => {
  await open(page, `${lambdaPage}?compose`);
  await add(page, "environment_variables").press("Enter");
  await bar(page).tap();
  const key = sheet(page).getByRole("textbox", { name: "environment_variables, key 1" });
  const field = sheet(page).getByRole("textbox", { name: /^environment_variables, value of / });
  await field.fill('"a", "b"');
  await key.fill("${local.");
  await expect(key).toHaveAccessibleDescription("Not in the file yet: use another key.");
  await expect(field).toHaveAccessibleDescription("Not in the file yet: enter exactly one value.");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(sheet(page)).toBeHidden();
  await bar(page).tap();
  await expect(key).toHaveValue("${local.");
  await expect(field).toHaveValue('"a", "b"');

  await page.setViewportSize({ width: 1440, height: 900 });
  const wideField = panel(page).getByRole("textbox", { name: /^environment_variables, value of / });
  await expect(wideField).toHaveValue('"a", "b"');
  await expect(wideField).toHaveAccessibleDescription("Not in the file yet: enter exactly one value.");
  await page.setViewportSize({ width: 390, height: 844 });
  await bar(page).tap();
  await expect(key).toHaveValue("${local.");
  await key.fill("STAGE");
  await field.fill("local.stage");
  await expect(sheet(page).getByText("Not in the file yet")).toHaveCount(0);
});

test("no sheet opens when the window becomes too narrow for the panel", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${lambdaPage}?compose`);
  await add(page, "run_in_vpc").press("Enter");
  await expect(statusMessage(page)).toHaveText("Added run_in_vpc.");
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(bar(page)).toBeVisible();
  await drawn(page);
  await expect(sheet(page)).toBeHidden();
});

test("a sheet that the panel has replaced stays closed when the window becomes narrow again", async ({ page }) => {
  await open(page, `${lambdaPage}?compose`);
  await bar(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel(page)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page)).toBeVisible();
  await drawn(page);
  await expect(sheet(page)).toBeHidden();
});
