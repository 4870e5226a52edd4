import fs from "node:fs";
import { expect, test, type Locator } from "../support/test";
import { groupTitle } from "../../src/catalog/inputGroups";
import { isRequired } from "../../src/catalog/isRequired";
import { pageOrder } from "../../src/composer/composition";
import { action, add, compose, copied, edit, inputsOf, panel, paste, statusMessage, value } from "../support/composer";
import { lambda, lambdaPage } from "../support/reference";
import { open } from "../support/site";

/** Tests the composed file next to the inputs: its order and wording, copying and downloading. */

const composePage = `${lambdaPage}?compose`;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the file is shown next to the inputs, in their order and with their groups as comments", async ({ page }) => {
  await compose(page, composePage);
  const names = ["period", "run_in_vpc", "architecture", "description"];
  for (const name of names) {
    await add(page, name).press("Enter");
  }
  const shown = await page
    .locator('.reference .entry[id^="input_"]')
    .evaluateAll((entries) => entries.map(({ id }) => id.replace("input_", "")));
  const written = await panel(page)
    .locator("[data-setting]")
    .evaluateAll((rows: HTMLElement[]) => rows.map(({ dataset }) => dataset.setting ?? ""));
  expect(written).toEqual(shown.filter((name) => written.includes(name)));
  expect(written).toEqual(expect.arrayContaining(names));
  const groups = pageOrder(lambda)
    .filter((input) => written.includes(input.name) && !isRequired(input))
    .map(({ group }) => `  # ${groupTitle(group)}`);
  expect((await copied(page)).match(/^ {2}# .*$/gm)).toEqual([...new Set(groups)]);

  await edit(page, "period").scrollIntoViewIfNeeded();
  const [file, text] = [await panel(page).boundingBox(), await page.getByRole("article").boundingBox()];
  expect(file?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? Infinity));
  await expect(action(page, "Copy")).toBeInViewport();
});

test("messages are spaced apart, and are closer to their own value than to the next input", async ({ page }) => {
  await compose(page, composePage);
  /** The space between two elements, in pixels. */
  const gap = async (upper: Locator, lower: Locator): Promise<number> => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
  };
  await paste(page, 'memory_size = 1\nmemory_size = 2\nname = "a"\nname = "b"\n');
  const notes = panel(page).getByRole("list", { name: "About the pasted file" }).getByRole("listitem");
  expect(await gap(notes.first(), notes.nth(1))).toBeGreaterThanOrEqual(4);

  await value(page, "memory_size").fill("");
  const message = panel(page).locator("[data-severity='error']");
  const before = await gap(value(page, "memory_size"), message);
  expect(before).toBeGreaterThanOrEqual(4);
  expect(await gap(message, panel(page).getByRole("link", { name: "name", exact: true }))).toBeGreaterThan(before);

  await panel(page).getByText("Folder tree", { exact: true }).click();
  const unitsPath = panel(page).getByLabel("Account, Region and environment");
  await unitsPath.fill("");
  expect(await gap(unitsPath, panel(page).getByText("Enter an account and a Region"))).toBe(before);
});

for (const [width, hasTouch] of [
  [1440, false],
  [390, true],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch });
    test("the file does not move when the undo button appears", async ({ page }) => {
      await open(page, composePage);
      if (hasTouch) {
        await page.getByRole("button", { name: /^terragrunt\.hcl/ }).tap();
      }
      const title = panel(page).getByRole("heading", { name: "terragrunt.hcl" });
      await expect(statusMessage(page)).toHaveText("3 examples to replace");
      await expect(action(page, "Undo edit")).toBeHidden();
      const before = await title.boundingBox();
      await value(page, "memory_size").fill("256");
      await expect(action(page, "Undo edit")).toBeVisible();
      await expect(statusMessage(page)).toHaveText("2 examples to replace");
      expect(await title.boundingBox()).toEqual(before);
    });
  });
}

test("defaults are shown and offered, and units are displayed", async ({ page }) => {
  await compose(page, composePage);
  await add(page, "period").press("Enter");
  const period = value(page, "period");
  await expect(period).toHaveValue("60");
  await expect(period).toHaveAccessibleDescription("In seconds. This is the default.");
  await expect(panel(page).getByRole("group", { name: "period" }).getByText("seconds", { exact: true })).toBeVisible();
  await period.fill("300");
  await expect(period).toHaveAccessibleDescription("In seconds.");
  await panel(page).getByLabel("Other values for period").click();
  await panel(page).getByRole("button", { name: "60 the default" }).click();
  await expect(period).toHaveValue("60");
});

test("the keys of a map can be named and set", async ({ page }) => {
  await compose(page, composePage);
  await add(page, "environment_variables").press("Enter");
  await panel(page).getByLabel("environment_variables, key 1").fill("STAGE");
  await panel(page).getByLabel("environment_variables, value of STAGE").fill("prod");
  expect((await inputsOf(await copied(page))).environment_variables).toMatchObject({ STAGE: "prod" });
});

test("the download matches the copied file", async ({ page }) => {
  await compose(page, composePage);
  await value(page, "name").fill("order-import");
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "Download").click()]);
  expect(download.suggestedFilename()).toBe("terragrunt.hcl");
  const text = fs.readFileSync(await download.path(), "utf8");
  expect(text).toContain('"order-import"');
  expect(text).toBe(`${await copied(page)}\n`);
});

test("the keyboard reaches every action on the file, starting from the button that creates it", async ({ page }) => {
  await open(page, lambdaPage);
  await page.getByRole("button", { name: "Compose your file" }).press("Enter");
  await expect(action(page, "Terragrunt")).toBeFocused();
  const actions = ["Terraform", "Stop composing", "Copy", "Download", "Share", "Paste", "Clear", "Your values"];
  for (const name of actions) {
    await page.keyboard.press("Tab");
    await expect(action(page, name)).toBeFocused();
  }
  const name = value(page, "name");
  for (let steps = 0; steps < 20 && !(await name.evaluate((field) => field === document.activeElement)); steps += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("order-import");
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue('"order-import"');
  await action(page, "Copy").press("Enter");
  await expect(statusMessage(page)).toHaveText("Copied terragrunt.hcl.");
});
