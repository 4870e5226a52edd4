import { expect, test, type Locator, type Page } from "../support/test";
import { median } from "../../scripts/statistics";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { clickInEntry, dataOf, entryOf, expectTarget, filterField, pageOf } from "../support/reference";
import { drawn, holdFiles, open, withoutFiles } from "../support/site";

/** The services that are modules, as group and slug. */
const modules = serviceGroups
  .flatMap(({ group, slugs }) => slugs.map((slug) => `${group}/${slug}`))
  .filter((service) => dataOf(service).inputs.length > 0);

const entriesOf = (service: string): number => dataOf(service).inputs.length + dataOf(service).outputs.length;
const largest = modules.reduce((most, service) => (entriesOf(service) > entriesOf(most) ? service : most));
const smallest = modules.reduce((least, service) => (entriesOf(service) < entriesOf(least) ? service : least));

const view = (page: Page, name: "Names" | "Details") => page.getByRole("radio", { name, exact: true });
const bar = (page: Page) => page.getByRole("search", { name: "Inputs and outputs" });

/** The actual heights of all entries, not their estimates. */
function heights(page: Page): Promise<number[]> {
  return page.locator(".entry").evaluateAll((entries) => {
    entries.forEach((entry) => ((entry as HTMLElement).style.contentVisibility = "visible"));
    return entries.map((entry) => entry.getBoundingClientRect().height);
  });
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

test("the side column is wide enough for a sample on pages that have one, and only there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withoutFiles(page);
  const width = async (path: string) => {
    await page.goto(`/reference/services/${path}`);
    return page.locator(".row > .col--3").evaluate((column) => column.getBoundingClientRect().width);
  };
  // 22rem at a root font size of 17 px.
  expect(await width(largest)).toBeCloseTo(374, 0);
  expect(await width(smallest)).toBeCloseTo(374, 0);
  expect(await width("security/tls-scripts")).toBeLessThan(350);
  expect(await width("intro/overview")).toBeLessThan(350);
});

test("a service's page starts with the sample", async ({ page }) => {
  const distances: number[] = [];
  await withoutFiles(page);
  for (const service of modules) {
    await page.goto(pageOf(service), { waitUntil: "domcontentloaded" });
    const sample = page.locator(".theme-code-block:visible").first();
    await expect(sample).toContainText("terragrunt.hcl");
    const box = await sample.boundingBox();
    expect(box, `${service}: the sample is in the initial layout`).not.toBeNull();
    distances.push(box?.y ?? NaN);
  }
  expect(median(distances)).toBeLessThan(500);
});

for (const width of [390, 1440]) {
  test(`the text below the sample stays in place while the sample's last line loads, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdFiles(page, /\/assets\/js\/service-.*\.js$/);
    await open(page, "/reference/services/");
    await page
      .locator(`main a[href^="${pageOf(largest)}"]`)
      .first()
      .click();
    const panel = page.getByRole("tabpanel").first();
    const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
    await expect(panel.locator(".reference:empty")).toBeAttached();
    const early = await height();
    release();
    await expect(panel.locator(".reference summary")).toBeVisible();
    expect(await height()).toBe(early);
  });
}

test.describe("names and details", () => {
  test("the names view contains all the text in less than half the height", async ({ page }) => {
    await open(page, pageOf(largest));
    await expect(view(page, "Names")).toBeChecked();
    const words = () => page.locator(".entry").allTextContents();
    const [names, namesWords] = [await heights(page), await words()];
    expect(median(names)).toBeLessThan(64);
    await view(page, "Details").check({ force: true });
    await expect(page).toHaveURL(/[?]view=details$/);
    expect(sum(await heights(page))).toBeGreaterThan(2 * sum(names));
    expect(await words()).toEqual(namesWords);
    await page.reload();
    await expect(view(page, "Details")).toBeChecked();
  });

  test("a page with few inputs defaults to details", async ({ page }) => {
    await open(page, pageOf(smallest));
    await expect(view(page, "Details")).toBeChecked();
  });

  test("entries open on a click, by a link, and when the filter leaves only a few", async ({ page }) => {
    const { inputs } = dataOf(largest);
    const [first, second] = inputs.filter((input) => input.unit !== undefined || input.allowed !== undefined);
    const rules = (name = "") => entryOf(page, `input_${name}`).locator(".rules");
    await open(page, `${pageOf(largest)}#input_${first?.name}`);
    await expectTarget(page, `input_${first?.name}`);
    await expect(rules(first?.name)).toBeVisible();
    await expect(rules(second?.name)).toBeHidden();
    const head = entryOf(page, `input_${second?.name}`).locator(".head .ty");
    await clickInEntry(head);
    await expect(rules(second?.name)).toBeVisible();
    await head.click();
    await expect(rules(second?.name)).toBeHidden();
    await filterField(page).fill(second?.name ?? "");
    await expect(view(page, "Details")).toBeChecked();
    await expect(rules(second?.name)).toBeVisible();
  });

  test("the keyboard opens and closes an entry by its link, which exposes the state", async ({ page }) => {
    const input = dataOf(largest).inputs.find(({ unit }) => unit !== undefined);
    const entry = entryOf(page, `input_${input?.name}`);
    const link = entry.locator("h4 a");
    await open(page, pageOf(largest));
    await expect(link).toHaveAttribute("aria-expanded", "false");
    await link.press("Enter");
    await expectTarget(page, `input_${input?.name}`);
    await expect(link).toHaveAttribute("aria-expanded", "true");
    await expect(entry.locator(".rules")).toBeVisible();
    await link.press("Enter");
    await expect(link).toHaveAttribute("aria-expanded", "false");
    await expect(entry.locator(".rules")).toBeHidden();
    await link.press("Enter");
    await expect(link).toHaveAttribute("aria-expanded", "true");
    // A click could miss, because the navbar may still be moving after the scroll to the entry.
    await view(page, "Details").press("Space");
    await expect(link).not.toHaveAttribute("aria-expanded");
  });
});

test.describe("the filter", () => {
  /** Height of a row, at most, in pixels. */
  const MAX_HEIGHT = 60;

  for (const width of [1440, 1280, 960, 390]) {
    test(`is a single row that stays in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, pageOf(largest));
      await page.locator("#inputs").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 1500);
      await expect(filterField(page)).toBeInViewport({ ratio: 1 });
      // Scrolling down has hidden the navbar.
      await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeLessThan(MAX_HEIGHT);
      const bottom = (box: Awaited<ReturnType<Locator["boundingBox"]>>) => (box ? box.y + box.height : 0);
      const contentsBar = await page.locator(".theme-doc-toc-mobile").boundingBox();
      expect(bottom(await bar(page).boundingBox()) - bottom(contentsBar)).toBeLessThan(MAX_HEIGHT);
      expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(width);
    });
  }
});

test.describe("the sample next to the inputs", () => {
  test("is above the table of contents in a wide window, for the page's selected tool", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, pageOf(largest));
    const panel = page.getByRole("region", { name: "Sample with the required inputs" });
    await drawn(page);
    await expect(panel).toHaveCount(0);
    await page.locator("#inputs").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await expect(panel).toBeInViewport();
    await expect(panel.locator("pre:visible")).toContainText("terraform {");
    await expect(panel.locator("pre:visible")).toContainText("?ref=v");
    await panel.getByRole("tab", { name: "Terraform" }).click();
    await expect(panel.locator("pre:visible")).toContainText('module "');
    await expect(page.locator("article").getByRole("tab", { name: "Terraform", selected: true })).toHaveCount(1);
    const contents = page.locator(".theme-doc-toc-desktop");
    const [above, below] = [await panel.boundingBox(), await contents.boundingBox()];
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
    expect((below?.y ?? NaN) + (below?.height ?? NaN)).toBeLessThanOrEqual(900);
    await expect(page.getByRole("button", { name: "terragrunt.hcl" })).toHaveCount(0);
  });

  test("is in a bottom sheet in a small window, which restores the focus", async ({ page }) => {
    // So short that a link to the inputs skips the samples without ever showing them.
    const height = 390;
    await page.setViewportSize({ width: 844, height });
    await open(page, pageOf(largest));
    await expect(page.getByRole("tab").first()).not.toBeInViewport();
    const opener = page.locator('button[aria-haspopup="dialog"]', { hasText: "terragrunt.hcl" });
    await drawn(page);
    await expect(opener).toHaveCount(0);
    await page.locator("#inputs").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    const layerOf = (locator: Locator) => locator.evaluate((element) => Number(getComputedStyle(element).zIndex));
    // Otherwise it would cover the end of the side menu, which is part of the navbar.
    expect(await layerOf(opener)).toBeLessThan(await layerOf(page.locator(".navbar")));
    await opener.click();
    const sheet = page.getByRole("dialog", { name: /Sample with/ });
    await expect(sheet.locator("pre:visible")).toContainText("?ref=v");
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(0.7 * height + 1);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();

    // The filter's options scroll between the bars, whose place on the screen is fixed.
    await page.locator("summary", { hasText: /^Filters/ }).click();
    const byName = page.getByRole("checkbox", { name: "A to Z" });
    // Playwright clicks as soon as it has scrolled, while a reader sees the navbar leave and the bar follow it first.
    await byName.scrollIntoViewIfNeeded();
    await expect(page.locator(".navbar")).not.toBeInViewport();
    await byName.check();
    await expect(byName).toBeInViewport();
  });
});

test("the filter's field keeps enough room beside the composer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${pageOf(largest)}?compose`);
  await expect(page.getByRole("region", { name: "Composer" })).toBeVisible();
  await filterField(page).fill("name");
  await expect(page.getByRole("button", { name: "Clear the filter" })).toBeVisible();
  expect((await filterField(page).boundingBox())?.width).toBeGreaterThan(100);
  await page.setViewportSize({ width: 1440, height: 900 });
  await filterField(page).clear();
  await page.locator("#inputs").click();
  // It would cover the placeholder.
  await expect(bar(page).locator("kbd")).toBeHidden();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Measures the placeholder as text, because one that is cut off does not scroll.
    const isCutOff = await filterField(page).evaluate((field: HTMLInputElement) => {
      field.value = field.placeholder;
      const isTooLong = field.scrollWidth > field.clientWidth;
      field.value = "";
      return isTooLong;
    });
    expect(isCutOff, `at ${width} px`).toBe(false);
  }
});

for (const width of [320, 390]) {
  test(`on a phone, the filter's field and options fit on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const box = async (locator: Locator) => {
      const { x, y, width: across } = (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
      return { left: x, right: x + across, y: Math.round(y), width: across };
    };
    for (const path of [pageOf(largest), "/reference/services"]) {
      await open(page, path);
      const menu = page.locator("summary", { hasText: /^Filters/ });
      // The placeholder fits.
      expect((await box(filterField(page))).width, path).toBeGreaterThan(180);
      await filterField(page).fill("account");
      await expect(page.getByRole("button", { name: "Clear the filter" })).toBeVisible();
      const [field, opener] = [await box(filterField(page)), await box(menu)];
      expect(field.width, path).toBeGreaterThan(width - 182);
      expect(opener.y, path).toBe(field.y);
      await menu.click();
      const options = await box(menu.locator("xpath=following-sibling::*"));
      expect(options.left, path).toBeGreaterThanOrEqual(0);
      expect(options.right, path).toBeLessThanOrEqual(width);
    }
  });

  test(`the sample's tabs and the composer's button do not overlap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, pageOf(largest));
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    const isFree = async (button: Locator) => {
      const [tab, own] = [await tabs.last().boundingBox(), await button.boundingBox()];
      return tab && own && (tab.x + tab.width <= own.x || own.y + own.height <= tab.y);
    };
    const compose = page.getByRole("button", { name: "Compose" });
    expect(await isFree(compose)).toBe(true);
    await compose.click();
    const stop = page.getByRole("button", { name: "Stop composing" });
    await expect(stop).toBeVisible();
    expect(await isFree(stop)).toBe(true);
  });
}
