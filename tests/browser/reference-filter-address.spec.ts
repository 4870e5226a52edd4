import { expect, test, type Page } from "@playwright/test";
import { answer, everything, filterField, group, lambdaPage, pageOf, requiredOnly, type } from "../support/reference";
import { follow, open } from "../support/site";

test.describe("the address", () => {
  const address = /[?]q=log&required=1&group=monitoring&type=list$/;

  async function narrow(page: Page): Promise<void> {
    await filterField(page).fill("log");
    await requiredOnly(page).check();
    await group(page).selectOption("monitoring");
    await type(page).selectOption("list");
  }

  async function expectNarrowed(page: Page): Promise<void> {
    await expect(filterField(page)).toHaveValue("log");
    await expect(requiredOnly(page)).toBeChecked();
    await expect(group(page)).toHaveValue("monitoring");
    await expect(type(page)).toHaveValue("list");
    await expect(answer(page)).toHaveText(/^0 of 60 inputs, 1 of 16 outputs/);
  }

  test("follows the filter, and is restored on load", async ({ page }) => {
    await open(page, lambdaPage);
    await narrow(page);
    await expect(page).toHaveURL(address);
    await page.reload();
    await expectNarrowed(page);
  });

  test("is restored on back and on forward", async ({ page }) => {
    await open(page, lambdaPage);
    await narrow(page);
    await expect(page).toHaveURL(address);
    await follow(page, "/guides");
    await expect(page).toHaveURL("/guides");
    await page.goBack();
    await expectNarrowed(page);
    await page.goForward();
    await expect(page).toHaveURL("/guides");
  });

  test("does not have a step of the history for each letter", async ({ page }) => {
    await open(page, "/guides");
    await follow(page, "/courses");
    await expect(page).toHaveURL("/courses");
    await page.evaluate((path) => window.history.pushState(null, "", path), "/courses");
    await page.goto(lambdaPage);
    await filterField(page).pressSequentially("memory", { delay: 60 });
    await expect(page).toHaveURL(/[?]q=memory$/);
    await page.goBack();
    await expect(page).toHaveURL("/courses");
  });

  test("that names an unknown group, type or value shows everything", async ({ page }) => {
    await open(page, `${lambdaPage}?group=gone&type=gone&required=yes`);
    await expect(answer(page)).toHaveText(everything);
  });

  test("of another service begins without a filter", async ({ page }) => {
    await open(page, `${lambdaPage}?q=memory`);
    await expect(answer(page)).toHaveText(/^\d of 60/);
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(filterField(page)).toHaveValue("");
    await expect(answer(page)).toHaveText(/^(\d+) of \1 inputs, (\d+) of \2 outputs/);
  });
});
