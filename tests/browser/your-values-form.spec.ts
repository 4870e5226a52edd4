import { expect, test } from "../support/test";
import { expectAccessible } from "../support/accessibility";
import { collectMessages, drawn, follow, holdFiles, open, resize } from "../support/site";
import { article, DESIGN, form, note, returnWithValues, stored, WALKTHROUGH } from "../support/yourValues";

/** Tests the form in which readers enter their own values. */

test("the form shows an error next to each invalid field, and focuses the first one", async ({ page }) => {
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await form(page).getByLabel("Company", { exact: true }).fill("Globex Inc.");
  await form(page).getByLabel("dev", { exact: true }).fill("12345");
  await form(page).getByLabel("App templates").fill("infrastructure-live");
  await form(page).getByLabel("prod, application").fill("10.20.0.0/16");
  await form(page).getByRole("button", { name: "Use these values" }).click();
  const company = form(page).getByLabel("Company", { exact: true });
  await expect(company).toBeFocused();
  await expect(company).toHaveAccessibleDescription(/lowercase letters/);
  await expect(form(page).getByLabel("dev", { exact: true })).toHaveAccessibleDescription(/this has 5/);
  await expect(form(page).getByLabel("prod, application")).toHaveAccessibleDescription(/overlaps the example’s “stage/);
  await expect(form(page).getByLabel("App templates")).toHaveAccessibleDescription(/Each needs its own/);
  await expect(form(page).getByRole("status")).toHaveText("4 values to correct");
  expect(await stored(page)).toBeNull();
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);
  // What was typed is still there.
  await page.getByRole("button", { name: "Use your values" }).click();
  await expect(company).toHaveValue("Globex Inc.");
  await form(page).getByRole("button", { name: "Discard them" }).click();
  await expect(company).toHaveValue("");
  await expect(form(page).getByRole("status")).toHaveText("");
});

test("submitting from a field at the bottom edge brings its error into view", async ({ page }) => {
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  const network = form(page).getByLabel("prod, application");
  await network.fill("10.20.0.0/16");
  await network.evaluate((field) => {
    const list = field.closest("fieldset")?.parentElement;
    list?.scrollBy(0, field.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
  });
  await network.press("Enter");
  await expect(form(page).getByText("overlaps the example’s “stage")).toBeInViewport({ ratio: 1 });
});

test("the form closes on Back, so that it does not hide the previous page", async ({ page }) => {
  await open(page, DESIGN);
  await follow(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await expect(form(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(DESIGN);
  await expect(form(page)).toHaveCount(0);
});

test("a form that loads too late does not open on the next page", async ({ page }) => {
  await open(page, WALKTHROUGH);
  const release = await holdFiles(page, /your-values-form/);
  await page.getByRole("button", { name: "Use your values" }).click();
  await follow(page, "/support");
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  const loaded = page.waitForResponse(/your-values-form/);
  release();
  await (await loaded).finished();
  await drawn(page);
  await expect(form(page)).toHaveCount(0);
});

test("the values are used even if the note about them cannot be loaded", async ({ page }) => {
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await form(page).getByLabel("Company", { exact: true }).fill("globex");
  await page.route(/\/assets\/js\/your-values\..*\.js$/, (route) => route.abort());
  const warning = page.waitForEvent("console", (message) => message.text().startsWith("The note about your values"));
  await form(page).getByRole("button", { name: "Use these values" }).click();
  await warning;
  await expect(article(page)).toContainText("globex");
});

test("the form works by keyboard alone", async ({ page }) => {
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).press("Enter");
  await expect(form(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("globex");
  // The search would open above the form, and the form would then hide the page that a result leads to.
  await page.keyboard.press("Control+k");
  await expect(form(page).getByLabel("Company", { exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(article(page)).toContainText("globex-stage");
});

test("the form reports stored values that it cannot use, and loses none of them", async ({ page }) => {
  await returnWithValues(page, { company: "globex", "account.dev": "1", colour: "red" });
  await open(page, WALKTHROUGH);
  await expect(article(page)).toContainText("globex-stage");
  await page.getByRole("button", { name: "Change your values" }).click();
  await expect(form(page).getByRole("alert")).toContainText("do not use these stored values: colour");
  await expect(form(page).getByRole("alert")).toContainText("Correct them below");
  await expect(form(page).getByLabel("dev", { exact: true })).toHaveValue("1");
  await expect(form(page).getByLabel("dev", { exact: true })).toHaveAccessibleDescription(/twelve digits/);
});

test("an open form follows another tab, and keeps what the reader has edited", async ({ page, context }) => {
  await returnWithValues(page, { company: "globex", organization: "Globex" });
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Change your values" }).click();
  await form(page).getByLabel("Domain", { exact: true }).fill("initech.org");

  const other = await context.newPage();
  await open(other, WALKTHROUGH);
  await other.getByRole("button", { name: "Change your values" }).click();
  await form(other).getByLabel("Company", { exact: true }).fill("initech");
  await form(other).getByLabel("GitHub organization").fill("");
  await form(other).getByLabel("Domain", { exact: true }).fill("initech.com");
  await form(other).getByRole("button", { name: "Use these values" }).click();

  await expect(form(page).getByLabel("Company", { exact: true })).toHaveValue("initech");
  await expect(form(page).getByLabel("GitHub organization")).toHaveValue("");
  await expect(form(page).getByLabel("Domain", { exact: true })).toHaveValue("initech.org");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change your values" }).click();
  await expect(form(page)).toContainText("You closed the form without using these values.");
  await form(page).getByRole("button", { name: "Use these values" }).click();
  expect(JSON.parse((await stored(page)) ?? "")).toEqual({ company: "initech", domain: "initech.org" });
});

test("the form shows stored text that it cannot parse", async ({ page }) => {
  const messages = collectMessages(page);
  await returnWithValues(page, "[broken");
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await expect(form(page).getByRole("alert")).toContainText("the stored data: [broken");
  expect(await stored(page)).toBe("[broken");
  expect(messages).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the form is accessible in both themes at ${width} px`, async ({ page }) => {
    await returnWithValues(page, { company: "globex", "account.dev": "1" });
    await page.setViewportSize({ width, height });
    await open(page, WALKTHROUGH);
    await expect(note(page)).toBeVisible();
    expect(await resize(page, { width, height })).toEqual([]);
    await page.getByRole("button", { name: "Change your values" }).click();
    await expect(form(page)).toBeVisible();
    await expectAccessible(page);
    const box = await form(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    await expect(form(page).getByRole("button", { name: "Use these values" })).toBeInViewport();
  });
}
