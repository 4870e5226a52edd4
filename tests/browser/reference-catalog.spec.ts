import { expect, test, type Locator, type Page } from "../support/test";
import { isRequired } from "../../src/catalog/isRequired";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { announced, lambda, lambdaPage, openFilters } from "../support/reference";
import { follow, open, pauseClock } from "../support/site";

const catalogPage = "/reference/services";
const filter = (page: Page) => page.getByRole("search", { name: "Services" });
const text = (page: Page) => filter(page).getByRole("searchbox");
const group = (page: Page) => filter(page).getByRole("combobox", { name: "Group" });
const tag = (page: Page) => filter(page).getByRole("combobox", { name: "Tag" });
const total = serviceGroups.flatMap(({ slugs }) => slugs).length;
const status = (page: Page) => page.getByText(new RegExp(`^\\d+ of ${total} services$`)).first();
const shown = (page: Page) => page.locator("article section li a").allTextContents();

test("all services are listed by group, with their total, one row each, and their counts", async ({ page }) => {
  await open(page, catalogPage);
  await expect(status(page)).toHaveText(`${total} of ${total} services`);
  expect(await shown(page)).toHaveLength(total);
  const sections = page.locator("article section");
  await expect(sections).toHaveCount(serviceGroups.length);
  for (const [index, { label, slugs }] of serviceGroups.entries()) {
    await expect(sections.nth(index).getByRole("heading", { level: 2 })).toContainText(label);
    await expect(sections.nth(index).getByRole("heading", { level: 2 })).toContainText(String(slugs.length));
    await expect(sections.nth(index).locator("> ul > li")).toHaveCount(slugs.length);
  }
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Lambda", exact: true }) });
  await expect(row).toContainText(lambda.purpose);
  const required = lambda.inputs.filter(isRequired).length;
  await expect(row).toContainText(`${required} required · ${lambda.inputs.length} inputs`);
});

test("text also matches other names, which load when the reader types", async ({ page }) => {
  await open(page, catalogPage);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await text(page).fill("opensearch");
  await expect.poll(() => shown(page)).toEqual(["Amazon Elasticsearch"]);
  expect(loaded.filter((url) => url.endsWith(".js"))).toHaveLength(1);
  await text(page).fill("kubernetes cluster");
  await expect.poll(() => shown(page)).toContain("Amazon EKS");
});

test("text matches without other names if they cannot be loaded", async ({ page }) => {
  await open(page, catalogPage);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) => message.text().includes("The other names of services"));
  await text(page).fill("aurora");
  await warned;
  await expect.poll(() => shown(page)).toEqual(["Amazon Aurora"]);
});

test("group and tag filter the list, alone and together with the text", async ({ page }) => {
  await open(page, catalogPage);
  const { slugs = [] } = serviceGroups.find((one) => one.group === "data-storage") ?? {};
  await openFilters(page);
  await group(page).selectOption("data-storage");
  await expect(status(page)).toHaveText(`${slugs.length} of ${total} services`);
  await text(page).fill("aurora");
  await expect.poll(() => shown(page)).toEqual(["Amazon Aurora"]);
  await text(page).fill("");
  await openFilters(page);
  await group(page).selectOption("");
  const [option = "", uses] =
    /(\S+) \((\d+)\)/.exec(await tag(page).locator("option").nth(1).innerText())?.slice(1) ?? [];
  await tag(page).selectOption(option);
  await expect(status(page)).toHaveText(`${uses} of ${total} services`);
});

test("the URL reflects the filter, which is restored on load, Back and Forward", async ({ page }) => {
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

test("an empty result explains how to find more, and a button or Escape shows everything", async ({ page }) => {
  await open(page, catalogPage);
  await text(page).fill("zebra");
  await expect(status(page)).toHaveText(`0 of ${total} services`);
  await expect(page.getByText("No service matches.")).toHaveText(
    "No service matches. To find more, try a shorter word, such as the name of an AWS product. " +
      "Search all inputs and pages for “zebra”",
  );
  await expect(page.getByRole("link", { name: /^Search all inputs/ })).toHaveAttribute("href", "/search?q=zebra");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await expect(status(page)).toHaveText(`${total} of ${total} services`);
  await expect(page).toHaveURL(catalogPage);
  await text(page).fill("zebra");
  await text(page).press("Escape");
  await expect(status(page)).toHaveText(`${total} of ${total} services`);
});

test("the number of matches is announced after the last keystroke, and not on load", async ({ page }) => {
  await page.clock.install();
  await open(page, catalogPage);
  await pauseClock(page);
  await page.clock.runFor(500);
  await expect(announced(page)).toHaveCount(0);
  await text(page).pressSequentially("z");
  await page.clock.runFor(499);
  await text(page).pressSequentially("ebra");
  await expect(status(page)).toHaveText(`0 of ${total} services`);
  await page.clock.runFor(499);
  await expect(announced(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(announced(page)).toHaveText(`0 of ${total} services`);
});

test("a service can be found and opened by keyboard alone", async ({ page }) => {
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

test("each group has a page with the same rows as in the catalog", async ({ page }) => {
  await open(page, catalogPage);
  const rows = (within: Locator) => within.locator("li").allInnerTexts();
  const inCatalog = await Promise.all(
    serviceGroups.map((_, index) => rows(page.locator("article section").nth(index))),
  );
  for (const [index, { group: key, label, slugs }] of serviceGroups.entries()) {
    await page.goto(`${catalogPage}/${key}`);
    await expect(page.locator("h1")).toHaveText(`${label} services`);
    const list = page.locator("main article");
    expect(await rows(list)).toEqual(inCatalog[index]);
    for (const slug of slugs) {
      await expect(list.locator(`a[href="${catalogPage}/${key}/${slug}"]`)).toBeVisible();
    }
  }
});

test("filtering from the end of the list shows the first matches", async ({ page }) => {
  await open(page, catalogPage);
  const services = page.locator("main li", { has: page.getByText(/ inputs?$/) });
  await services.last().scrollIntoViewIfNeeded();
  await page.getByRole("searchbox", { name: "Filter" }).fill("a");
  await expect(services.first()).toBeInViewport();
});
