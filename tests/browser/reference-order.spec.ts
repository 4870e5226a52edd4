import { expect, test, type Page } from "../support/test";
import { isRequired } from "../../src/catalog/isRequired";
import {
  everything,
  filterField,
  lambda,
  lambdaPage,
  markedTexts,
  matching,
  namesFor,
  openFilters,
  pageOf,
  shownInputs,
  status,
} from "../support/reference";
import { follow, open } from "../support/site";

test.describe("the order", () => {
  const alphabetical = lambda.inputs.map(({ name }) => name).sort();
  const order = (page: Page) => page.getByRole("checkbox", { name: "A to Z" });

  test("is required first, then by group", async ({ page }) => {
    await open(page, lambdaPage);
    const names = await shownInputs(page);
    expect(names.slice(0, 4).sort()).toEqual(
      lambda.inputs
        .filter(isRequired)
        .map(({ name }) => name)
        .sort(),
    );
    expect(names).not.toEqual(alphabetical);
  });

  test("is alphabetical while A to Z is checked, which the URL reflects", async ({ page }) => {
    await open(page, lambdaPage);
    const byGroup = await shownInputs(page);
    await openFilters(page);
    await order(page).check();
    expect(await shownInputs(page)).toEqual(alphabetical);
    await expect(page.getByRole("heading", { name: "All inputs, A to Z" })).toBeVisible();
    await expect(page.locator("article h3[id^='inputs-']:visible")).toHaveCount(0);
    await expect(page).toHaveURL(/[?]sort=name$/);
    await page.reload();
    await expect.poll(() => shownInputs(page)).toEqual(alphabetical);
    await openFilters(page);
    await order(page).uncheck();
    expect(await shownInputs(page)).toEqual(byGroup);
  });

  test("combines with the filter", async ({ page }) => {
    await open(page, `${lambdaPage}?sort=name&group=logging`);
    const expected = lambda.inputs.filter(({ group: key }) => key === "logging").map(({ name }) => name);
    await expect.poll(() => shownInputs(page)).toEqual(expected.sort());
  });

  test("has no heading without inputs", async ({ page }) => {
    await open(page, `${lambdaPage}?sort=name&q=xyzzy`);
    await expect(page.getByText("Nothing matches")).toBeVisible();
    await expect(page.getByRole("heading", { name: "All inputs, A to Z" })).toBeHidden();
    await filterField(page).fill("");
    await expect(page.getByRole("heading", { name: "All inputs, A to Z" })).toBeVisible();
  });

  test("is by group again after a link to a group, and the filter stays", async ({ page }) => {
    await open(page, `${lambdaPage}?q=log&sort=name`);
    const { inputs, outputs } = namesFor(lambda, "log");
    await expect(status(page)).toHaveText(matching(inputs.length, outputs.length));
    // The page has scrolled past the samples to the matches. This shows a copy of the sample, which moves the contents.
    await expect(page.getByRole("region", { name: "Sample with the required inputs" })).toBeVisible();
    await page.locator(".table-of-contents").getByRole("link", { name: "Logging" }).click();
    await expect(page).toHaveURL(/lambda[?]q=log#inputs-logging$/);
    await expect(page.getByRole("heading", { name: "Logging" })).toBeInViewport();
    await expect(filterField(page)).toHaveValue("log");
    await expect(status(page)).toHaveText(matching(inputs.length, outputs.length));
    expect((await shownInputs(page)).sort()).toEqual(inputs);
  });

  test("and the filter are reset when the reader comes back", async ({ page }) => {
    await open(page, lambdaPage);
    const before = await shownInputs(page);
    await openFilters(page);
    await order(page).check();
    await filterField(page).fill("log");
    await expect(page).toHaveURL(/q=log/);
    await follow(page, pageOf("app-orchestration/ec-2-instance"));
    await expect(page.locator("h1")).toHaveText("EC2 Instance");
    await expect(status(page)).toHaveText(/of/);
    await follow(page, lambdaPage);
    await expect(status(page)).toHaveText(everything);
    expect(await shownInputs(page)).toEqual(before);
    expect(await markedTexts(page)).toEqual([]);
  });
});
