import { expect, test, type Locator } from "../support/test";
import { action, add, compose, edit, panel, statusMessage, value } from "../support/composer";
import { isRequired } from "../../src/catalog/isRequired";
import { filterField, lambda, lambdaPage, pageOf } from "../support/reference";
import { drawn, open, pauseClock } from "../support/site";

/** Tests focus management in the composer, and screen reader announcements. */

const composePage = `${lambdaPage}?compose`;

test("the button that opens the composer is not a toggle, and the composer takes the focus", async ({ page }) => {
  await open(page, lambdaPage);
  const button = page.getByRole("button", { name: "Compose your file" });
  await expect(button).not.toHaveAttribute("aria-pressed");
  await button.click();
  await expect(action(page, "Terragrunt")).toBeFocused();
});

test("adding an input moves the focus to its value before the next key can arrive", async ({ page }) => {
  await compose(page, composePage);
  const focused = await add(page, "description").evaluate((button: HTMLElement) => {
    button.click();
    return document.activeElement?.getAttribute("aria-label");
  });
  expect(focused).toBe("description");
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
  await expect(value(page, "description")).toBeFocused();
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

test("closing the composer leaves the reader where they are", async ({ page }) => {
  await compose(page, `${pageOf("app-orchestration/lambda")}?compose`);
  const entry = page.locator("#input_memory_size");
  await entry.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await drawn(page);
  await action(page, "Stop composing").click();
  await expect(page.getByRole("button", { name: "Compose your file" })).toBeFocused();
  await drawn(page);
  await expect(entry).toBeInViewport();
});

test("the URL reflects whether the composer is open, even after Back and after a search", async ({ page }) => {
  await compose(page, composePage);
  const [required = ""] = lambda.inputs.filter(isRequired).map(({ name }) => name);
  await panel(page).getByRole("link", { name: required, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`[?]compose#input_${required}$`));
  await action(page, "Stop composing").click();
  await expect(page).not.toHaveURL(/compose/);
  await page.goBack();
  await expect(page).toHaveURL(/[?]compose$/);
  await expect(panel(page)).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("lambda memory_size");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?]compose#input_memory_size$/);
  await expect(panel(page)).toBeVisible();
});

test("a chosen value returns the focus to the menu, or to the value if that was the only choice", async ({ page }) => {
  await compose(page, `${pageOf("app-orchestration/amazon-ecs-cluster")}?compose`);
  const menu = (name: string): Locator => panel(page).getByLabel(`Other values for ${name}`);
  await menu("vpc_id").press("Enter");
  await action(page, '"vpc-0a1b2c3d4e5f67890" an example').press("Enter");
  await expect(value(page, "vpc_id")).toHaveValue('"vpc-0a1b2c3d4e5f67890"');
  await expect(menu("vpc_id")).toBeFocused();
  await expect(menu("vpc_id").locator("xpath=..")).not.toHaveAttribute("open");

  await add(page, "default_user").press("Enter");
  await value(page, "default_user").fill("ubuntu");
  await menu("default_user").press("Enter");
  await action(page, '"ec2-user" the default').press("Enter");
  await expect(value(page, "default_user")).toHaveValue('"ec2-user"');
  await expect(menu("default_user")).toHaveCount(0);
  await expect(value(page, "default_user")).toBeFocused();
});

test("removing an input moves the focus to its entry, or to the message if the filter hides the entry", async ({
  page,
}) => {
  await compose(page, composePage);
  await add(page, "runtime").press("Enter");
  await add(page, "description").press("Enter");
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
