import { expect, test, type Page } from "@playwright/test";
import { isRequired } from "../../src/catalog/schema";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { lambda, lambdaPage, openFilters } from "../support/reference";
import { follow, open } from "../support/site";

const catalogPage = "/reference/services";
const filter = (page: Page) => page.getByRole("search", { name: "Services" });
const text = (page: Page) => filter(page).getByRole("searchbox");
const group = (page: Page) => filter(page).getByRole("combobox", { name: "Group" });
const tag = (page: Page) => filter(page).getByRole("combobox", { name: "Tag" });
const total = serviceGroups.flatMap(({ slugs }) => slugs).length;
const status = (page: Page) => page.getByText(new RegExp(`^\\d+ of ${total} services$`));
const shown = (page: Page) => page.locator("article section li > div a").allTextContents();

test("all services are listed by group, with their number, one line each and their counts", async ({ page }) => {
  await open(page, catalogPage);
  await expect(status(page)).toHaveText(`${total} of ${total} services`);
  expect(await shown(page)).toHaveLength(total);
  const sections = page.locator("article section");
  await expect(sections).toHaveCount(serviceGroups.length);
  for (const [index, { label, slugs }] of serviceGroups.entries()) {
    await expect(sections.nth(index).getByRole("heading", { level: 3 })).toContainText(label);
    await expect(sections.nth(index).getByRole("heading", { level: 3 })).toContainText(String(slugs.length));
    await expect(sections.nth(index).locator("> ul > li")).toHaveCount(slugs.length);
  }
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Lambda", exact: true }) });
  await expect(line.first()).toContainText(lambda.purpose);
  await expect(line.first()).toContainText(
    `${lambda.inputs.length} inputs, ${lambda.inputs.filter(isRequired).length} required, ${lambda.outputs.length} outputs`,
  );
});

test("text is found in names, purposes and tags; every word has to match", async ({ page }) => {
  await open(page, catalogPage);
  await text(page).fill("aurora");
  await expect.poll(() => shown(page)).toEqual(["Amazon Aurora"]);
  await text(page).fill("redis cache");
  await expect.poll(() => shown(page)).toEqual(["Amazon ElastiCache for Redis"]);
});

test("text does not match inside other words", async ({ page }) => {
  await open(page, catalogPage);
  await text(page).fill("eks");
  const names = await shown(page);
  expect(names.length).toBeGreaterThan(2);
  for (const word of ["ssage", "mbda", "uster"]) {
    await text(page).fill(word);
    await expect(status(page)).toHaveText(`0 of ${total} services`);
  }
});

test("group and tag filter the list, also together with the text", async ({ page }) => {
  await open(page, catalogPage);
  const { slugs = [] } = serviceGroups.find((one) => one.group === "data-storage") ?? {};
  await openFilters(page);
  await group(page).selectOption("data-storage");
  await expect(status(page)).toHaveText(`${slugs.length} of ${total} services`);
  await text(page).fill("redis");
  await expect.poll(() => shown(page)).toEqual(["Amazon ElastiCache for Redis"]);
  await text(page).fill("");
  await openFilters(page);
  await group(page).selectOption("");
  const [option = "", uses] =
    /(\S+) \((\d+)\)/.exec(await tag(page).locator("option").nth(1).innerText())?.slice(1) ?? [];
  await tag(page).selectOption(option);
  await expect(status(page)).toHaveText(`${uses} of ${total} services`);
});

test("a service's tag shows the services that have it", async ({ page }) => {
  await open(page, catalogPage);
  const button = page.getByRole("list", { name: "Tags of Lambda" }).getByRole("button").first();
  const name = await button.innerText();
  await button.click();
  await expect(tag(page)).toHaveValue(name);
  await expect(page).toHaveURL(`${catalogPage}?tag=${name}`);
  expect(await shown(page)).toContain("Lambda");
});

test("the URL follows the filter, which is restored on load, Back and Forward", async ({ page }) => {
  await open(page, catalogPage);
  await text(page).fill("cluster");
  await openFilters(page);
  await group(page).selectOption("app-orchestration");
  const url = `${catalogPage}?q=cluster&group=app-orchestration`;
  await expect(page).toHaveURL(url);
  const before = await shown(page);
  expect(before.length).toBeGreaterThan(1);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(before);
  await follow(page, `${catalogPage}/app-orchestration/amazon-ecs-cluster`);
  await expect(page.locator("h1")).toHaveText("Amazon ECS Cluster");
  await page.goBack();
  await expect(text(page)).toHaveValue("cluster");
  await expect.poll(() => shown(page)).toEqual(before);
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("Amazon ECS Cluster");
});

test("an empty result says how to find more, and a button or Escape shows everything", async ({ page }) => {
  await open(page, catalogPage);
  await text(page).fill("zebra");
  await expect(status(page)).toHaveText(`0 of ${total} services`);
  await expect(page.getByText("No service matches. Try a shorter word")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await expect(status(page)).toHaveText(`${total} of ${total} services`);
  await expect(page).toHaveURL(catalogPage);
  await text(page).fill("zebra");
  await text(page).press("Escape");
  await expect(status(page)).toHaveText(`${total} of ${total} services`);
});

test("the number is in a live region", async ({ page }) => {
  await open(page, catalogPage);
  await expect(page.getByRole("status").filter({ hasText: `of ${total} services` })).toHaveCount(1);
});

test("the keyboard alone leads to a service", async ({ page }) => {
  await open(page, catalogPage);
  await text(page).focus();
  await page.keyboard.type("lambda function");
  await expect.poll(() => shown(page)).toEqual(["Lambda"]);
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent)) === "Lambda") {
      break;
    }
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(lambdaPage);
});

test("each group has a page with its services", async ({ page }) => {
  for (const { group: key, label, slugs } of serviceGroups) {
    await open(page, `${catalogPage}/${key}`);
    await expect(page.locator("h1")).toHaveText(`${label} services`);
    for (const slug of slugs) {
      await expect(page.locator(`main article a[href="${catalogPage}/${key}/${slug}"]`).first()).toBeVisible();
    }
  }
});
