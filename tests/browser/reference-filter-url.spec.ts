import { expect, test, type Page } from "../support/test";
import {
  everything,
  filterField,
  group,
  lambda,
  lambdaPage,
  matching,
  namesFor,
  openFilters,
  pageOf,
  requiredOnly,
  status,
  type,
} from "../support/reference";
import { follow, holdFiles, open, PAGE_SCRIPTS } from "../support/site";

test.describe("the URL", () => {
  const filtered = /[?]q=log&required=1&group=monitoring&type=list$/;

  async function applyFilters(page: Page): Promise<void> {
    await filterField(page).fill("log");
    await openFilters(page);
    await requiredOnly(page).check();
    await group(page).selectOption("monitoring");
    await type(page).selectOption("list");
  }

  async function expectFiltered(page: Page): Promise<void> {
    await expect(filterField(page)).toHaveValue("log");
    await openFilters(page);
    await expect(requiredOnly(page)).toBeChecked();
    await expect(group(page)).toHaveValue("monitoring");
    await expect(type(page)).toHaveValue("list");
    await expect(status(page)).toHaveText(matching(0, namesFor(lambda, "log").outputs.length));
  }

  test("reflects the filter, which is restored on load", async ({ page }) => {
    await open(page, lambdaPage);
    await applyFilters(page);
    await expect(page).toHaveURL(filtered);
    await page.goto(page.url());
    await expect(page.locator("#inputs")).toBeInViewport();
    await expectFiltered(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await expect(status(page)).not.toHaveText(everything);
    await expect(page.locator("h1")).toBeInViewport();
  });

  test("restores the filter on back and forward", async ({ page }) => {
    await open(page, lambdaPage);
    await applyFilters(page);
    await expect(page).toHaveURL(filtered);
    await follow(page, "/guides/");
    // The address changes before the page does.
    await expect(page.locator("h1")).toHaveText("Guides");
    await page.goBack();
    await expectFiltered(page);
    await page.goForward();
    await expect(page.locator("h1")).toHaveText("Guides");
    await expect(page).toHaveURL("/guides/");
  });

  test("does not get a history entry per letter", async ({ page }) => {
    await open(page, "/guides");
    await follow(page, "/courses");
    await expect(page).toHaveURL("/courses");
    await page.evaluate((path) => window.history.pushState(null, "", path), "/courses");
    await open(page, lambdaPage);
    await filterField(page).pressSequentially("memory", { delay: 60 });
    await expect(page).toHaveURL(/[?]q=memory$/);
    await page.goBack();
    await expect(page).toHaveURL("/courses");
  });

  test("of the next page is left alone while that page is loading", async ({ page }) => {
    await open(page, lambdaPage);
    const release = await holdFiles(page, PAGE_SCRIPTS);
    await follow(page, "/guides/");
    await expect(page).toHaveURL("/guides/");
    // The previous page still works, including its filter.
    await openFilters(page);
    await requiredOnly(page).check();
    await filterField(page).fill("memory");
    await openFilters(page);
    await expect(requiredOnly(page)).toBeChecked();
    await expect(status(page)).not.toHaveText(everything);
    await expect(page).toHaveURL("/guides/");
    release();
    await expect(page.locator("h1")).toHaveText("Guides");
    await expect(page).toHaveURL("/guides/");
  });

  test("of another service starts without a filter", async ({ page }) => {
    await open(page, `${lambdaPage}?q=memory`);
    await expect(status(page)).not.toHaveText(everything);
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(filterField(page)).toHaveValue("");
    await expect(status(page)).toHaveText(/^(\d+) of \1 inputs, (\d+) of \2 outputs/);
  });
});
