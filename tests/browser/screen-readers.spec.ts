import { expect, test, type Page } from "../support/test";
import { lambdaPage } from "../support/reference";
import { modal, recentResults, results, searchFor } from "../support/search";
import { open } from "../support/site";

/** Tests what screen readers announce: changes that are otherwise only visible, and the structure of pages. */

const WALKTHROUGH = "/guides/build-it-yourself/vpc/deployment-walkthrough";
const region = (page: Page) => page.locator("body > [role=status]");

test("copying code is announced", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Copy code to clipboard" }).first().press("Enter");
  await expect(region(page)).toHaveText("Copied");
});

test("checking a step and starting again both announce the number of steps that are done", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, WALKTHROUGH);
  const checkboxes = page.getByRole("checkbox", { name: /^Check:/ });
  const total = await checkboxes.count();
  await checkboxes.first().check();
  await expect(region(page)).toHaveText(`1 of ${total} done`);
  await page.getByRole("button", { name: "Start again" }).first().click();
  await expect(region(page)).toHaveText(`0 of ${total} done`);
});

test("a change of the recent results is announced in the dialog", async ({ page }) => {
  await open(page, "/guides");
  await searchFor(page, "aurora");
  await expect(results(page).first()).toContainText("Amazon Aurora");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/amazon-aurora/);
  await page.keyboard.press("Control+k");
  await expect(recentResults(page)).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(modal(page).getByRole("status")).toHaveText(/ added to favorites$/);
});

test("links to headings are named after the text of the heading", async ({ page }) => {
  await page.goto(WALKTHROUGH);
  const headings = page.locator("article :is(h2, h3)[id]");
  const names = await headings.evaluateAll((elements) =>
    elements.map((element) => {
      const link = element.querySelector(".hash-link");
      const text = element.textContent.replace(link?.textContent ?? "", "");
      return [link?.getAttribute("aria-label"), `Direct link to ${text}`];
    }),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter(([name, expected]) => name !== expected)).toEqual([]);
});

test("the table of contents and the tool tabs have accessible names", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, lambdaPage);
  await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("tablist", { name: "Tool" }).first()).toBeVisible();
});

test("each row of a version table has the repository as its row header", async ({ page }) => {
  await open(page, "/guides/stay-up-to-date/terraform/terraform-1.x");
  const row = page.getByRole("table", { name: "Releases" }).getByRole("row").nth(1);
  await expect(row.getByRole("rowheader")).toHaveCount(1);
  await expect(row.getByRole("rowheader")).not.toHaveText("");
});
