import { expect, test, type Locator, type Page } from "@playwright/test";
import { results, searchFor, searchField } from "../support/search";
import { open } from "../support/site";

const guide = "/guides/build-it-yourself/vpc";
const walkthrough = `${guide}/deployment-walkthrough`;

const steps = (page: Page) => page.locator("section[class*='step']");
const ticks = (page: Page) => page.getByRole("checkbox", { name: /^Check: / });
const contents = (page: Page) => page.locator(".theme-doc-toc-desktop");
const size = async (locator: Locator) => (await locator.boundingBox()) ?? { width: 0, height: 0 };

test("a walkthrough keeps its ticks, counts them, and says where the reader stopped until they start again", async ({
  page,
  context,
}) => {
  await open(page, walkthrough);
  const total = await steps(page).count();
  expect(total).toBeGreaterThan(2);
  await expect(ticks(page)).toHaveCount(total);
  await expect(contents(page)).toContainText(`Steps0 of ${total} done`);
  await expect(page.getByText("You stopped at")).toHaveCount(0);
  await expect(contents(page).getByRole("link", { name: "Start again" })).toHaveCount(0);

  await ticks(page).nth(0).check();
  await ticks(page).nth(1).check();
  await expect(contents(page)).toContainText(`Steps2 of ${total} done`);
  await expect(contents(page).getByRole("img", { name: "Done" })).toHaveCount(2);

  await page.reload();
  await expect(ticks(page).nth(1)).toBeChecked();
  await expect(ticks(page).nth(2)).not.toBeChecked();
  await expect(contents(page)).toContainText(`Steps2 of ${total} done`);
  const third = (await steps(page).nth(2).locator("h2").getAttribute("id")) ?? "";
  await page.getByRole("link", { name: "step 3", exact: true }).click();
  await expect(page).toHaveURL(`${walkthrough}#${third}`);

  const index = await context.newPage();
  await open(index, guide);
  const card = index.locator("main li", { has: index.getByRole("link", { name: "Deployment walkthrough" }) });
  await expect(card).toContainText(`You stopped at step 3 of ${total}`);
  await contents(page).getByRole("link", { name: "Start again" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(page.getByText("You stopped at")).toHaveCount(0);
  // The other tab follows.
  await expect(card).not.toContainText("You stopped");
});

test("ticks that cannot be understood are ignored", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("steps-done-1", '[{"page":1},null,{"page":"/a","steps":[]}]'));
  await open(page, walkthrough);
  await ticks(page).first().check();
  await expect(contents(page)).toContainText("Steps1 of");
});

for (const width of [320, 390, 720, 1440]) {
  test(`steps have a number in a circle, and ticks of 44 px, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, walkthrough);
    const circle = await size(steps(page).first().locator("h2 > span").first());
    expect(circle.width).toBeGreaterThanOrEqual(32);
    expect(Math.abs(circle.width - circle.height)).toBeLessThan(1);
    for (const line of await page.locator("label", { has: ticks(page) }).all()) {
      expect((await size(line)).height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole("heading", { level: 2, name: /^1\. / })).toBeVisible();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("steps have their numbers and checks, and nothing that does not work", async ({ page }) => {
    await page.goto(walkthrough);
    await expect(steps(page).first()).toContainText("Check:");
    await expect(page.getByRole("heading", { level: 2, name: /^1\. / })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByText(/\d of \d done/)).toBeHidden();
  });
});

test("results say what they are: inputs and outputs with their type, pages with where they belong", async ({
  page,
}) => {
  await open(page, "/guides");
  await searchFor(page, "num_nat_gateways");
  const input = results(page).first();
  await expect(input.locator("[data-kind=input]")).toBeVisible();
  await expect(input.locator(".search-hit-note")).toHaveText(/^Input, required, number/);
  const [row, note] = [await input.boundingBox(), await input.locator(".search-hit-note").boundingBox()];
  expect((row?.x ?? 0) + (row?.width ?? 0) - ((note?.x ?? 0) + (note?.width ?? 0))).toBeLessThan(60);
  const title = input.locator(".DocSearch-Hit-title");
  expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain("monospace");
  await expect(page.getByRole("group", { name: /^VPC, .*Networking$/ }).first()).toBeVisible();

  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  await searchField(page).fill("nat gateway");
  const excerpt = results(page).locator(".DocSearch-Hit-path mark").first();
  await expect(excerpt).toBeVisible();
  expect(await excerpt.evaluate(background)).toBe("rgba(0, 0, 0, 0)");
  expect(await results(page).locator(".DocSearch-Hit-title mark").first().evaluate(background)).not.toBe(
    "rgba(0, 0, 0, 0)",
  );
  const clear = await size(page.getByRole("button", { name: "Clear the query" }));
  expect([clear.width, clear.height]).toEqual([36, 36]);
});

test("the search page names the page and the section of a result", async ({ page }) => {
  await open(page, "/search?q=vpc pitfalls");
  await expect(page.getByRole("link", { name: "VPC › Pitfalls" })).toBeVisible();
});
