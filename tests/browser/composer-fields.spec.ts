import { expect, test, type Locator, type Page } from "../support/test";
import { expectAccessible } from "../support/accessibility";
import { compose, panel } from "../support/composer";
import { pageOf } from "../support/reference";

/** Values of deeply nested types are edited as HCL, next to a tree of their possible fields. */

const composePage = `${pageOf("app-orchestration/amazon-eks-workers")}?compose`;
const name = "cluster_instance_ami_filters";
const code = (page: Page): Locator => panel(page).getByRole("textbox", { name, exact: true });
const tree = (page: Page): Locator => panel(page).getByRole("group", { name: `Fields of ${name}` });
const field = (page: Page, label: RegExp): Locator => tree(page).getByRole("button", { name: label });

/** The selected part of the code. */
const selection = (page: Page): Promise<string> =>
  code(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );

async function write(page: Page, text: string, cursorBehind: string): Promise<void> {
  await code(page).fill(text);
  await code(page).evaluate((element: HTMLTextAreaElement, before) => {
    const cursor = element.value.indexOf(before) + before.length;
    element.setSelectionRange(cursor, cursor);
  }, cursorBehind);
}

test("picking a field inserts it at the cursor, with a selected placeholder of its type", async ({ page }) => {
  await compose(page, composePage);
  await write(page, '{\n  owners = ["self"]\n}', '"self"');
  await expect(field(page, /^owners, list\(string\), required, set$/)).toBeVisible();
  await field(page, /^filters, list\(object\)/).click();
  await expect(code(page)).toHaveValue('{\n  owners  = ["self"]\n  filters = []\n}');
  await expect(code(page)).toBeFocused();
  expect(await selection(page)).toBe("[]");
  await field(page, /^filters\.values, list\(string\)/).click();
  await expect(code(page)).toHaveValue(
    /filters = \[\n {4}\{\n {6}name {3}= "REPLACE_ME"\n {6}values = \[\]\n {4}\},\n {2}\]/,
  );
  await field(page, /^filters\.name, string, required, set$/).click();
  expect(await selection(page)).toBe("REPLACE_ME");
  await page.keyboard.type("tag:version");
  await expect(code(page)).toHaveValue(/name {3}= "tag:version"/);
});

test("picking a field uses the cursor in text that is not laid out yet", async ({ page }) => {
  await compose(page, composePage);
  await write(page, '{ owners = ["self"], filters = [{ name = "a" }, { name = "b" }] }', '"b"');
  await field(page, /^filters\.values, list\(string\)/).click();
  await expect(code(page)).toHaveValue(/name {3}= "b"\n +values = \[\]/);
  expect(await selection(page)).toBe("[]");
});

test("picking a field that a reference leaves no room for selects the reference", async ({ page }) => {
  await compose(page, composePage);
  await write(page, '{\n  owners = ["self"]\n  filters = local.filters\n}', '"self"');
  await field(page, /^filters\.values, list\(string\)/).click();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue('{\n  owners  = ["self"]\n  filters = local.filters\n}');
  expect(await selection(page)).toBe("local.filters");
});

test("arrow keys move through the fields, and Enter picks one", async ({ page }) => {
  await compose(page, composePage);
  await write(page, "{\n}", "{");
  await field(page, /^owners/).focus();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, /^owners/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(field(page, /^filters,/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue("{\n  filters = []\n}");
});

test("the fields have no accessibility violations in either theme", async ({ page }) => {
  await compose(page, composePage);
  await expect(tree(page)).toBeVisible();
  await expectAccessible(page);
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the fields are below the code, and everything fits", async ({ page }) => {
    await page.goto(composePage);
    await page.getByRole("button", { name: /^terragrunt\.hcl/ }).tap();
    const [below, above] = [await tree(page).boundingBox(), await code(page).boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
