import { expect, test } from "@playwright/test";
import { action, add, compose, edit, panel, statusMessage, value } from "../support/composer";
import { filterField, lambdaPage } from "../support/reference";
import { open, pauseClock } from "../support/site";

/** Where the focus is while composing, and what a screen reader announces. */

const composePage = `${lambdaPage}?compose`;

test("the button that opens the composer is not a toggle, and the composer takes the focus", async ({ page }) => {
  await open(page, lambdaPage);
  const button = page.getByRole("button", { name: "Compose your file" });
  await expect(button).not.toHaveAttribute("aria-pressed");
  await button.click();
  await expect(action(page, "Terragrunt")).toBeFocused();
});

test("the keyboard moves from an input to its value and back", async ({ page }) => {
  await compose(page, composePage);
  await add(page, "description").focus();
  await page.keyboard.press("Enter");
  await expect(value(page, "description")).toBeFocused();
  await page.keyboard.type("Imports orders");
  await page.keyboard.press("Escape");
  await expect(edit(page, "description")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(value(page, "description")).toHaveValue('"Imports orders"');
  const menu = panel(page).getByRole("group", { name: "description" }).locator("summary");
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(menu.locator("xpath=..")).not.toHaveAttribute("open");
  await action(page, "Stop composing").click();
  await expect(page.getByRole("button", { name: "Compose your file" })).toBeFocused();
  await expect(page).not.toHaveURL(/compose/);
  await expect(edit(page, "description")).toBeHidden();
});

test("removing an input moves the focus to its entry, or to the message if the filter hides the entry", async ({
  page,
}) => {
  await compose(page, composePage);
  await add(page, "runtime").click();
  await add(page, "description").click();
  await filterField(page).fill("runtime");
  await expect(edit(page, "description")).toBeHidden();
  await action(page, "Remove runtime").press("Enter");
  await expect(add(page, "runtime")).toBeFocused();
  await action(page, "Remove description").press("Enter");
  await expect(statusMessage(page)).toBeFocused();
  await expect(statusMessage(page)).toContainText("Removed description.");
});

test("what is left to do is announced after a pause, not with every keystroke", async ({ page }) => {
  await compose(page, composePage);
  await expect(statusMessage(page)).toHaveText("3 examples to replace");
  await page.clock.install();
  await pauseClock(page);
  await value(page, "name").press("ControlOrMeta+a");
  await value(page, "name").pressSequentially("order-import");
  await expect(value(page, "name")).toHaveValue("order-import");
  await expect(statusMessage(page)).toHaveText("3 examples to replace");
  await page.clock.runFor(499);
  await expect(statusMessage(page)).toHaveText("3 examples to replace");
  await page.clock.runFor(1);
  await expect(statusMessage(page)).toHaveText("2 examples to replace");
});
