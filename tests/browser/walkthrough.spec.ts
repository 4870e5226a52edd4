import { expect, test, type Locator, type Page } from "../support/test";
import { open } from "../support/site";

const guide = "/guides/build-it-yourself/vpc";
const walkthrough = `${guide}/deployment-walkthrough`;

const steps = (page: Page) => page.locator("section[class*='step']");
const checkboxes = (page: Page) => page.getByRole("checkbox", { name: /^Check: / });
const contents = (page: Page) => page.locator(".theme-doc-toc-desktop");
const size = async (locator: Locator) => (await locator.boundingBox()) ?? { width: 0, height: 0 };

test("a walkthrough stores and counts checked steps, and shows where the reader stopped until they start again", async ({
  page,
  context,
}) => {
  await open(page, walkthrough);
  const total = await steps(page).count();
  expect(total).toBeGreaterThan(2);
  await expect(checkboxes(page)).toHaveCount(total);
  await expect(contents(page)).toContainText(`Steps0 of ${total} done`);
  await expect(page.getByText("You stopped at")).toHaveCount(0);
  await expect(contents(page).getByRole("button", { name: "Start again" })).toHaveCount(0);

  await checkboxes(page).nth(0).check();
  await checkboxes(page).nth(1).check();
  await expect(contents(page)).toContainText(`Steps2 of ${total} done`);
  await expect(contents(page).getByRole("img", { name: "Done" })).toHaveCount(2);

  await page.reload();
  await expect(checkboxes(page).nth(1)).toBeChecked();
  await expect(checkboxes(page).nth(2)).not.toBeChecked();
  await expect(contents(page)).toContainText(`Steps2 of ${total} done`);
  const third = (await steps(page).nth(2).locator("h2").getAttribute("id")) ?? "";
  await page.getByRole("link", { name: "step 3", exact: true }).click();
  await expect(page).toHaveURL(`${walkthrough}#${third}`);

  const index = await context.newPage();
  await open(index, guide);
  const card = index.locator("main li", { has: index.getByRole("link", { name: "Deployment walkthrough" }) });
  await expect(card).toContainText(`You stopped at step 3 of ${total}`);
  await contents(page).getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(steps(page).first()).toBeInViewport();
  // Keyboard navigation continues there, too.
  await page.keyboard.press("Tab");
  await expect(steps(page).first().locator(":focus")).toHaveCount(1);
  await expect(page.getByText("You stopped at")).toHaveCount(0);
  // The other tab updates, too.
  await expect(card).not.toContainText("You stopped");
});

test("malformed progress is ignored", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("steps-done-1", '[{"page":1},null,{"page":"/a","steps":[]}]'));
  await open(page, walkthrough);
  await checkboxes(page).first().check();
  await expect(contents(page)).toContainText("Steps1 of");
});

for (const width of [320, 390, 720, 1440]) {
  test(`steps have circled numbers and 44 px checkboxes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, walkthrough);
    const circle = await size(steps(page).first().locator("h2 > span").first());
    expect(circle.width).toBeGreaterThanOrEqual(32);
    expect(Math.abs(circle.width - circle.height)).toBeLessThan(1);
    for (const line of await page.locator("label", { has: checkboxes(page) }).all()) {
      expect((await size(line)).height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole("heading", { level: 2, name: /^1\. / })).toBeVisible();
  });
}

test("a box that follows a step's heading keeps its distance from the number", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, walkthrough);
    const gaps = await page.locator("section[class*='step'] > h2:has(+ div)").evaluateAll((headings) =>
      headings.map((heading) => {
        const bottom = heading.querySelector("span")?.getBoundingClientRect().bottom ?? NaN;
        return (heading.nextElementSibling?.getBoundingClientRect().top ?? NaN) - bottom;
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(10);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("steps have their numbers and checks, and no controls that need a script", async ({ page }) => {
    await page.goto(walkthrough);
    await expect(steps(page).first()).toContainText("Check:");
    await expect(page.getByRole("heading", { level: 2, name: /^1\. / })).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    const count = page.getByText(/^\d+ of \d+ done$/);
    await expect(count).toBeAttached();
    await expect(count).toBeHidden();
  });
});
