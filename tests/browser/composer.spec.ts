import { expect, test } from "../support/test";
import { COMPOSER_DRAFTS_STORAGE_KEY } from "../../src/constants";
import { expectAccessible } from "../support/accessibility";
import {
  action,
  add,
  compose,
  copied,
  edit,
  inputsOf,
  panel,
  paste,
  pasteField,
  statusMessage,
  value,
} from "../support/composer";
import { lambda, lambdaPage, pageOf } from "../support/reference";
import { collectMessages, hydrated } from "../support/site";

/** Tests composing a configuration from the inputs on a service's page. */

const composePage = `${lambdaPage}?compose`;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("next to the text", () => {
  test("inputs are added, edited according to their types, and copied as HCL", async ({ page }) => {
    const messages = collectMessages(page);
    await compose(page, composePage);
    await expect(statusMessage(page)).toHaveText("3 examples to replace");
    await value(page, "name").fill("order-import");
    await value(page, "memory_size").fill("1024");
    await value(page, "timeout").fill("local.timeout");
    await expect(statusMessage(page)).toHaveText("Complete.");
    await add(page, "run_in_vpc").press("Enter");
    await value(page, "run_in_vpc").check();
    await add(page, "vpc_id").press("Enter");
    await expect(value(page, "vpc_id")).toHaveValue("dependency.vpc.outputs.vpc_id");
    await add(page, "architecture").press("Enter");
    await panel(page).getByRole("combobox", { name: "architecture" }).selectOption('"arm64"');
    await add(page, "environment_variables").press("Enter");
    const text = await copied(page);
    expect(text).toContain('dependency "vpc" {');
    expect(text).toContain("  # Networking\n  run_in_vpc = true\n");
    expect(text).toContain(`?ref=v${lambda.version}`);
    expect(await inputsOf(text)).toMatchObject({
      name: "order-import",
      memory_size: 1024,
      timeout: "${local.timeout}",
      run_in_vpc: true,
      vpc_id: "${dependency.vpc.outputs.vpc_id}",
      architecture: "arm64",
    });
    await action(page, "Terraform").click();
    await expect(value(page, "vpc_id")).toHaveValue("module.vpc.vpc_id");
    await expect(page.getByRole("article").getByRole("tab", { name: "Terraform" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(messages.filter((message) => message.startsWith("error") || message.startsWith("uncaught"))).toEqual([]);
  });

  test("messages appear next to the value they are about while the reader types", async ({ page }) => {
    await compose(page, composePage);
    const memory = value(page, "memory_size");
    await memory.fill("much");
    await expect(memory).toHaveAttribute("aria-invalid", "true");
    await memory.fill('"much"');
    await expect(memory).toHaveAccessibleDescription(/Expected a number\./);
    await expect(statusMessage(page)).toContainText("1 error");
    await memory.fill("128");
    await expect(memory).not.toHaveAttribute("aria-invalid", "true");
  });

  test("the rows of a list are added, edited and removed", async ({ page }) => {
    await compose(page, composePage);
    const rows = panel(page).getByRole("group", { name: "alarm_sns_topic_arns" });
    await rows.getByRole("button", { name: "Add item to alarm_sns_topic_arns" }).click();
    await expect(rows.getByRole("textbox")).toHaveCount(2);
    await rows.getByRole("textbox").last().fill("arn:aws:sns:x");
    await rows.getByRole("button", { name: "Remove item 1 of alarm_sns_topic_arns" }).click();
    await expect(rows.getByRole("textbox")).toHaveCount(1);
    await expect(rows.getByRole("button", { name: "Remove item 1 of alarm_sns_topic_arns" })).toBeFocused();
    expect((await inputsOf(await copied(page))).alarm_sns_topic_arns).toEqual(["arn:aws:sns:x"]);
    await rows.getByRole("button", { name: "Remove item 1 of alarm_sns_topic_arns" }).press("Enter");
    await expect(rows.getByRole("button", { name: "Add item to alarm_sns_topic_arns" })).toBeFocused();
  });

  test("text that is not a single item stays in its row, not in the file, and is removed with it", async ({ page }) => {
    await compose(page, composePage);
    const rows = panel(page).getByRole("group", { name: "alarm_sns_topic_arns" });
    await rows.getByRole("button", { name: "Add item to alarm_sns_topic_arns" }).click();
    const [first, last] = [rows.getByRole("textbox").first(), rows.getByRole("textbox").last()];
    await last.fill("arn:aws:sns:x");
    await first.fill('"a", "b"');
    await first.press("Enter");
    await first.blur();
    await expect(first).toHaveValue('"a", "b"');
    await expect(first).toHaveAccessibleDescription("Not in the file yet: enter exactly one value.");
    await expect(statusMessage(page)).toHaveText("1 value not in the file yet, 3 examples to replace");
    expect(await copied(page)).not.toContain('"b"');
    // Adding and removing other rows keeps the text.
    await rows.getByRole("button", { name: "Add item to alarm_sns_topic_arns" }).click();
    await rows.getByRole("button", { name: "Remove item 3 of alarm_sns_topic_arns" }).click();
    await expect(rows.getByRole("textbox")).toHaveCount(2);
    await expect(first).toHaveValue('"a", "b"');
    await rows.getByRole("button", { name: "Remove item 1 of alarm_sns_topic_arns" }).click();
    await expect(rows.getByRole("textbox")).toHaveValue('"arn:aws:sns:x"');
    await expect(rows).not.toContainText("Not in the file yet");
    await expect(statusMessage(page)).toHaveText("3 examples to replace");
  });

  test("text that is not a single item is discarded when Undo changes the item it would replace", async ({ page }) => {
    await compose(page, composePage);
    const row = panel(page).getByRole("group", { name: "alarm_sns_topic_arns" }).getByRole("textbox");
    const original = await row.inputValue();
    await row.fill("arn:aws:sns:x");
    await row.fill('"a", "b"');
    await row.blur();
    await expect(row).toHaveAccessibleDescription("Not in the file yet: enter exactly one value.");
    await action(page, "Undo edit").click();
    await expect(row).toHaveValue(original);
    await expect(row).not.toHaveAccessibleDescription(/Not in the file yet/);
  });

  test("a row keeps the focus when its value spans several lines in the file", async ({ page }) => {
    await compose(page, composePage);
    const rows = panel(page).getByRole("group", { name: "alarm_sns_topic_arns" });
    const first = rows.getByRole("textbox").first();
    await first.focus();
    await first.pressSequentially("jsonencode({a = 1, b = 2})");
    await expect(first).toBeFocused();
    await expect(first).toHaveValue("jsonencode({a = 1, b = 2})");
    await first.press("Enter");
    // The new row takes the focus in the next frame; this one now shows what is in the file.
    await expect(rows.getByRole("textbox").nth(1)).toBeFocused();
    await expect(first).toHaveValue(/\n/);
    await first.focus();
    await first.press("End");
    await first.press("Space");
    await first.blur();
    await expect(value(page, "alarm_sns_topic_arns")).toHaveValue(
      /^\[\n {2}jsonencode\(\{\n {4}a = 1\n {4}b = 2\n {2}\}\),\n/,
    );
  });

  test("a key keeps the focus while the file cannot contain it, and new keys have unused names", async ({ page }) => {
    await compose(page, composePage);
    await add(page, "environment_variables").press("Enter");
    const map = panel(page).getByRole("group", { name: "environment_variables" });
    const addKey = map.getByRole("button", { name: "Add key to environment_variables" });
    const keys = map.getByRole("textbox", { name: /, key \d+$/ });
    const before = await keys.count();
    await addKey.click();
    await expect(keys).toHaveCount(before + 1);
    await expect(keys.last()).toHaveAttribute("autocapitalize", "off");
    for (const key of ["for", "${local.name}"]) {
      await keys.last().press("ControlOrMeta+a");
      await keys.last().pressSequentially(key);
      await expect(keys.last()).toBeFocused();
      await expect(keys.last()).toHaveValue(key);
    }
    await addKey.click();
    await expect(keys).toHaveCount(before + 2);
    await addKey.click();
    await expect(keys).toHaveCount(before + 3);
    const names = await keys.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(new Set(names).size).toBe(names.length);
  });

  test("keys pressed during IME composition neither add a row nor leave the value", async ({ page }) => {
    await compose(page, composePage);
    const rows = panel(page).getByRole("group", { name: "alarm_sns_topic_arns" }).getByRole("textbox");
    const press = (key: string, keyCode?: number) =>
      rows.first().evaluate((field, init) => field.dispatchEvent(new KeyboardEvent("keydown", init)), {
        key,
        keyCode,
        bubbles: true,
        cancelable: true,
      });
    await rows.first().focus();
    // Safari marks the key that ends a composition only by its key code.
    await press("Enter", 229);
    await press("Escape", 229);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toBeFocused();
    await press("Enter");
    await expect(rows).toHaveCount(2);
    await press("Escape");
    await expect(edit(page, "alarm_sns_topic_arns")).toBeFocused();
  });

  test("removing an input can be undone with one click, and so can Clear", async ({ page }) => {
    await compose(page, composePage);
    await add(page, "runtime").press("Enter");
    await value(page, "runtime").fill("python3.12");
    await action(page, "Remove runtime").click();
    await expect(edit(page, "runtime")).toHaveCount(0);
    await expect(add(page, "runtime")).toBeFocused();
    await action(page, "Undo edit").click();
    await expect(value(page, "runtime")).toHaveValue('"python3.12"');
    await expect(statusMessage(page)).toBeFocused();
    await action(page, "Clear").click();
    await expect(edit(page, "runtime")).toHaveCount(0);
    // An edit is a step of its own.
    await value(page, "name").pressSequentially("typed");
    await action(page, "Undo edit").click();
    await expect(value(page, "name")).toHaveValue('"order-export"');
    await action(page, "Undo edit").click();
    await expect(edit(page, "runtime")).toBeVisible();
  });

  test("the composed file survives a reload, syncs with another tab, and works without storage", async ({
    page,
    context,
  }) => {
    await compose(page, composePage);
    await value(page, "name").fill("kept");
    await page.reload();
    await hydrated(page);
    await expect(value(page, "name")).toHaveValue('"kept"');

    const other = await context.newPage();
    await other.goto("/img/favicon.svg");
    await other.evaluate((key) => {
      const drafts = localStorage.getItem(key) ?? "";
      localStorage.setItem(key, drafts.replace("kept", "newer"));
    }, COMPOSER_DRAFTS_STORAGE_KEY);
    await expect(value(page, "name")).toHaveValue('"newer"');
    await add(page, "description").press("Enter");
    await page.reload();
    await expect(value(page, "name")).toHaveValue('"newer"');

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await value(page, "name").fill("unsaved");
    await value(page, "name").blur();
    await expect(value(page, "name")).toHaveValue('"unsaved"');
    await expect(statusMessage(page)).not.toHaveText("Changed in another tab.");
    expect(await copied(page)).toContain('"unsaved"');
    await action(page, "Terraform").click();
    await expect(action(page, "Terraform")).toHaveAttribute("aria-pressed", "true");
    await expect(panel(page)).toContainText("main.tf");
    await expect(value(page, "name")).toHaveValue('"unsaved"');
  });

  test("Undo does not revert what another tab has changed since", async ({ page, context }) => {
    await compose(page, composePage);
    await paste(page, 'terraform {\n  source = "../other"\n}\n\ninputs = {\n  name    = "pasted"\n  timeout = 10\n}\n');
    const notes = panel(page).getByRole("list", { name: "About the pasted file" });
    await expect(notes).toBeVisible();
    await value(page, "name").fill("first");
    await value(page, "timeout").fill("30");
    const other = await context.newPage();
    await compose(other, composePage);
    await add(other, "description").press("Enter");
    await expect(edit(page, "description")).toBeVisible();
    await expect(statusMessage(page)).toHaveText("Changed in another tab.");
    await expect(action(page, "Undo edit")).toHaveCount(0);
    await expect(notes).toHaveCount(0);
    // Later edits in this tab can be undone.
    await value(page, "name").fill("second");
    await action(page, "Undo edit").click();
    await expect(value(page, "name")).toHaveValue('"first"');
    await expect(edit(page, "description")).toBeVisible();
    // Changes to other services affect only the folder tree.
    await value(page, "name").fill("third");
    await compose(other, `${pageOf("networking/virtual-private-cloud-vpc")}?compose`);
    await value(other, "vpc_name").fill("shop");
    await expect(panel(page)).toContainText("Folder tree of 2 services");
    await expect(statusMessage(page)).not.toHaveText("Changed in another tab.");
    await action(page, "Undo edit").click();
    await expect(value(page, "name")).toHaveValue('"first"');
  });

  test("has no accessibility violations in either theme", async ({ page }) => {
    await compose(page, composePage);
    for (const name of ["run_in_vpc", "architecture", "environment_variables", "vpc_id"]) {
      await add(page, name).press("Enter");
    }
    await value(page, "memory_size").fill("'");
    await action(page, "Paste").click();
    await expect(pasteField(page)).toBeFocused();
    // At other scroll positions, the filter could cover part of a link, and axe would report the target as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);
  });
});
