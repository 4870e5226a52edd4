import { expect, test } from "../support/test";
import { toFragment } from "../../src/composer/fragment";
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
import { lambda, lambdaPage } from "../support/reference";
import { drawn, holdFiles } from "../support/site";

/** Tests importing files: pasted ones, and those in shared links. */

const composePage = `${lambdaPage}?compose`;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("pasting", () => {
  const unit = `inputs = {
  name        = "pasted"
  memory_siez = 256
  timeout     = 30
}

terraform {
  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/lambda?ref=v1.0.0"
}
`;

  test("lists unknown and missing inputs, and the changes in the newer version", async ({ page }) => {
    await compose(page, composePage);
    await action(page, "Paste").click();
    const field = pasteField(page);
    await expect(field).toBeFocused();
    await field.fill("inputs = {");
    await action(page, "Import").click();
    await expect(panel(page).getByRole("alert")).toHaveText("Line 1: { is not closed.");
    await expect(field).toHaveValue("inputs = {");
    await field.fill(unit);
    await action(page, "Import").click();
    await expect(statusMessage(page)).toContainText("Imported 3 inputs.");
    await expect(panel(page)).toContainText("Imported 3 inputs. 1 error, 2 required inputs missing");
    await expect(panel(page).getByRole("list", { name: "About the pasted file" })).toContainText(
      `The file is updated from 1.0.0 to ${lambda.version}. Lambda last changed in ${lambda.lastModifiedVersion}`,
    );
    await expect(panel(page)).toContainText("memory_siez is not an input of Lambda. Did you mean memory_size?");
    await action(page, "Rename to memory_size").click();
    await expect(value(page, "memory_size")).toBeFocused();
    await value(page, "memory_size").fill("1024");
    await expect(statusMessage(page)).toHaveText("1 required input missing");
    await action(page, "Add alarm_sns_topic_arns").click();
    await value(page, "memory_size").fill("256");
    await expect(statusMessage(page)).toHaveText("Complete.");
    expect(await inputsOf(await copied(page))).toMatchObject({ name: "pasted", memory_size: 256, timeout: 30 });
  });

  test("can be undone, together with the change of tool and the notes", async ({ page }) => {
    await compose(page, composePage);
    await value(page, "name").fill("before");
    await action(page, "Paste").click();
    const field = pasteField(page);
    await field.press("Escape");
    await expect(action(page, "Paste")).toBeFocused();
    await page.keyboard.press("Enter");
    await field.fill(
      'module "lambda" {\n  source = "git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/lambda?ref=v1.0.0"\n  name   = "pasted"\n}\n',
    );
    await action(page, "Import").click();
    await expect(value(page, "name")).toHaveValue('"pasted"');
    await expect(action(page, "Paste")).toBeFocused();
    await expect(action(page, "Terraform")).toHaveAttribute("aria-pressed", "true");
    const notes = panel(page).getByRole("list", { name: "About the pasted file" });
    await expect(notes).toBeVisible();
    await action(page, "Undo edit").click();
    await expect(value(page, "name")).toHaveValue('"before"');
    await expect(action(page, "Terragrunt")).toHaveAttribute("aria-pressed", "true");
    await expect(notes).toHaveCount(0);
  });

  test("bare assignments, which are valid for both tools, keeps the selected tool", async ({ page }) => {
    await compose(page, composePage);
    await action(page, "Terraform").click();
    await paste(page, 'name = "pasted"\n');
    await expect(statusMessage(page)).toContainText("Imported 1 input.");
    await expect(value(page, "name")).toHaveValue('"pasted"');
    await expect(action(page, "Terraform")).toHaveAttribute("aria-pressed", "true");
    // Undoing the import does not switch a tool that the reader has selected since, either.
    await action(page, "Terragrunt").click();
    await action(page, "Undo edit").click();
    await expect(value(page, "name")).not.toHaveValue('"pasted"');
    await expect(action(page, "Terragrunt")).toHaveAttribute("aria-pressed", "true");
  });
});

test("switching the tool reports what the other file leaves out, also next to values that refer to it", async ({
  page,
}) => {
  await compose(page, composePage);
  await paste(
    page,
    'locals {\n  size = 256\n}\n\nmodule "lambda" {\n  for_each = toset(["a"])\n\n  name        = each.key\n  memory_size = local.size\n}\n',
  );
  await expect(value(page, "name")).toHaveAccessibleDescription("");
  await action(page, "Terragrunt").click();
  await expect(value(page, "name")).toHaveAccessibleDescription(
    "This refers to each.key, which only the other tool has.",
  );
  await expect(value(page, "memory_size")).toHaveAccessibleDescription("In MB.");
  const text = await copied(page);
  expect(text).toContain("# Left out, for another tool: for_each\n\nlocals {\n  size = 256\n}\n");
});

test.describe("a shared link", () => {
  test("opens the file in another browser, once", async ({ page, browser }) => {
    await compose(page, composePage);
    // Like Safari, allow copying only while the click is handled.
    await page.evaluate(() => {
      let isClick = false;
      window.addEventListener("click", () => (isClick = true), true);
      window.addEventListener("click", () => (isClick = false));
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = (items) =>
        isClick ? write(items) : Promise.reject(new DOMException("Late", "NotAllowedError"));
    });
    await value(page, "name").fill("shared");
    await add(page, "run_in_vpc").press("Enter");
    await action(page, "Share").click();
    await expect(statusMessage(page)).toContainText("Link copied.");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(600);
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException("Blocked", "NotAllowedError"));
    });
    await action(page, "Share").click();
    await expect(statusMessage(page).getByRole("link", { name: "Link to your file" })).toHaveAttribute("href", link);

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(value(other, "name")).toHaveValue('"shared"');
    await expect(edit(other, "run_in_vpc")).toBeVisible();
    await expect(statusMessage(other)).toHaveText("Opened from the link.");
    await panel(other).getByRole("link", { name: "run_in_vpc", exact: true }).click();
    await expect(other).toHaveURL(/#input_run_in_vpc$/);
    // The address changes before the entry takes the focus.
    await expect(other.locator("#input_run_in_vpc")).toBeFocused();
    await value(other, "name").fill("edited");
    await other.goBack();
    await expect(other).toHaveURL(/\?compose$/);
    await expect(value(other, "name")).toHaveValue("edited");
    await other.context().close();
  });

  test("that finishes loading after an edit replaces the edited file, and Undo restores it", async ({ page }) => {
    const settings = [{ name: "name", value: '"shared"' }];
    const fragment = await toFragment({ tool: "terragrunt", composition: { settings, extras: [] } });
    await compose(page, composePage);
    const release = await holdFiles(page, /\/composer-archive\./);
    const requested = page.waitForRequest(/\/composer-archive\./);
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await requested;
    await value(page, "name").fill("edited");
    await expect(statusMessage(page)).toHaveText("2 examples to replace");
    release();
    await expect(statusMessage(page)).toContainText("Opened from the link.");
    await action(page, "Undo edit").click();
    await expect(value(page, "name")).toHaveValue('"edited"');
  });

  test("overwrites the reader's own file only once they edit the shared one", async ({ page, context }) => {
    const settings = [{ name: "name", value: '"shared"' }];
    const fragment = await toFragment({ tool: "terragrunt", composition: { settings, extras: [] } });
    await compose(page, composePage);
    await value(page, "name").fill("mine");
    const other = await context.newPage();
    await compose(other, composePage + fragment);
    await expect(value(other, "name")).toHaveValue('"shared"');
    await expect(statusMessage(other)).toContainText("Your file is kept until you edit this one.");
    await other.reload();
    await expect(value(other, "name")).toHaveValue('"mine"');

    await other.evaluate((hash) => (window.location.hash = hash), fragment);
    await expect(value(other, "name")).toHaveValue('"shared"');
    // Wrapped in an object, so that `evaluateHandle` registers the listener without waiting for the event.
    const storage = await other.evaluateHandle(() => ({
      changed: new Promise<void>((resolve) => window.addEventListener("storage", () => resolve(), { once: true })),
    }));
    await value(page, "name").fill("newer");
    await storage.evaluate(({ changed }) => changed);
    await drawn(other);
    await expect(value(other, "name")).toHaveValue('"shared"');
    await action(other, "Undo edit").click();
    await expect(value(other, "name")).toHaveValue('"newer"');

    await other.evaluate((hash) => (window.location.hash = hash), fragment);
    await value(other, "name").fill("changed");
    await expect(statusMessage(page)).toHaveText("Changed in another tab.");
  });

  test("that is damaged shows an error and keeps the reader's own file", async ({ page }) => {
    await compose(page, composePage);
    await value(page, "name").fill("mine");
    await page.goto("about:blank");
    await compose(page, `${composePage}#compose=1.damaged`);
    await expect(statusMessage(page)).toContainText("The link is damaged or cut off");
    await expect(value(page, "name")).toHaveValue('"mine"');
  });
});
