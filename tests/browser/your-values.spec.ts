import fs from "node:fs";
import { expect, test, type Locator, type Page } from "../support/test";
import { YOUR_VALUES_STORAGE_KEY } from "../../src/constants";
import { collectMessages, drawn, follow, holdFiles, open } from "../support/site";
import { article, DESIGN, form, marked, note, returnWithValues, stored, WALKTHROUGH } from "../support/yourValues";

/** Tests that the reader's own values replace the example company's. */

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("with prefetching", () => {
  test.use({ prefetch: true });

  test("a reader without values loads none of the feature's code", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await open(page, WALKTHROUGH);
    await expect(page.getByRole("button", { name: "Use your values" })).toBeVisible();
    expect(loaded.filter((url) => url.includes("your-values"))).toEqual([]);
    await expect(note(page)).toHaveCount(0);
  });
});

test("every walkthrough links to the form", async ({ page }) => {
  const guides = fs.readdirSync("docs/guides/build-it-yourself", { withFileTypes: true });
  const folders = guides.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(3);
  for (const folder of folders) {
    await page.goto(`/guides/build-it-yourself/${folder}/deployment-walkthrough`);
    await expect(page.getByRole("button", { name: "Use your values" })).toBeVisible();
  }
});

test("values are entered once, and shown, marked and copied from then on", async ({ page }) => {
  const messages = collectMessages(page);
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await expect(form(page)).toBeVisible();
  await form(page).getByLabel("Company", { exact: true }).fill("globex");
  await form(page).getByLabel("stage", { exact: true }).fill("123412341234");
  await form(page).getByLabel("Home Region").selectOption("ca-central-1");
  await form(page).getByLabel("stage, application").fill("10.140.0.0/16");
  await form(page).getByLabel("Infrastructure live").fill("globex-live");
  await form(page).getByRole("button", { name: "Use these values" }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Use your values" })).toBeFocused();

  await expect(note(page)).toBeVisible();
  // The note has the same button, so this one is visible only while it has keyboard focus.
  const clip = () =>
    page.getByRole("button", { name: "Use your values" }).evaluate((button) => {
      return getComputedStyle(button.parentElement as Element).clipPath;
    });
  await article(page).locator("h1").click();
  await expect.poll(clip).toBe("inset(50%)");
  await expect(article(page)).toContainText("10.140.0.0/16");
  await expect(article(page)).toContainText("globex-live/stage/ca-central-1");
  await expect(article(page)).not.toContainText("infrastructure-live");
  await expect(article(page)).not.toContainText("10.20.0.0/16");
  await expect(article(page)).not.toContainText("us-east-2");
  const marks = await marked(page);
  expect(marks).toEqual(
    expect.arrayContaining(["globex", "globex-live", "123412341234", "ca-central-1", "10.140.0.0/16"]),
  );
  const own = /^(?:globex(?:-live)?|123412341234|ca-central-1[abd]?|10\.140\.[\d./]+)$/;
  expect(marks.filter((text) => !own.test(text))).toEqual([]);

  const block = page.locator(".theme-code-block", { hasText: "10.140.0.0/16" }).first();
  await block.hover();
  await block.getByRole("button", { name: "Copy code to clipboard" }).click();
  await expect.poll(() => clipboard(page)).toContain("10.140.0.0/16");
  expect(await clipboard(page)).not.toContain("acme");
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^# /);
  expect(await clipboard(page)).toContain("10.140.0.0/16");
  expect(await clipboard(page)).toContain('title="globex-live/stage/');
  expect(await clipboard(page)).not.toContain("us-east-2");

  await follow(page, DESIGN);
  await expect(page).toHaveURL(DESIGN);
  await expect(article(page)).toContainText("10.140.80.0/21");
  await expect(note(page)).toBeVisible();
  await page.reload();
  await expect(article(page)).toContainText("10.140.80.0/21");
  expect(messages).toEqual([]);
});

test("a reset, by the note or in the form, restores the example at once, and can be undone", async ({ page }) => {
  await returnWithValues(page, { company: "globex", "account.stage": "123412341234" });
  await open(page, WALKTHROUGH);
  await expect(article(page)).toContainText("globex-stage");
  await page.getByRole("button", { name: "Reset to the example’s values" }).click();
  await expect(article(page)).not.toContainText("globex");
  await expect(article(page)).toContainText("acme-stage");
  expect(await marked(page)).toEqual([]);
  expect(await stored(page)).toBeNull();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(article(page)).toContainText("globex-stage");
  expect(JSON.parse((await stored(page)) ?? "")).toEqual({ company: "globex", "account.stage": "123412341234" });
  await expect(page.getByRole("button", { name: "Change your values" })).toBeFocused();

  await page.keyboard.press("Enter");
  await form(page).getByRole("button", { name: "Reset to the example’s values" }).press("Enter");
  await expect(article(page)).toContainText("acme-stage");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(article(page)).toContainText("globex-stage");
});

test("another tab stays in sync", async ({ page, context }) => {
  await open(page, WALKTHROUGH);
  const other = await context.newPage();
  await open(other, DESIGN);
  await other.evaluate((key) => localStorage.setItem(key, '{"company":"globex"}'), YOUR_VALUES_STORAGE_KEY);
  await expect(article(page)).toContainText("globex-stage");
  await other.evaluate((key) => localStorage.removeItem(key), YOUR_VALUES_STORAGE_KEY);
  await expect(article(page)).not.toContainText("globex");
});

test("a page from the browser's cache shows values that were entered elsewhere", async ({ page }) => {
  await open(page, WALKTHROUGH);
  await page.evaluate((key) => {
    localStorage.setItem(key, '{"company":"globex"}');
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, YOUR_VALUES_STORAGE_KEY);
  await expect(article(page)).toContainText("globex-stage");
});

test("a search for selected text uses the example's values", async ({ page }) => {
  await returnWithValues(page, { company: "globex" });
  await open(page, WALKTHROUGH);
  const profile = article(page).locator("code", { hasText: "globex-stage" }).first();
  await profile.evaluate((element) => window.getSelection()?.selectAllChildren(element));
  const selected = await page.evaluate(() => window.getSelection()?.toString().replace(/\s+/g, " ").trim());
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toHaveValue(selected?.replaceAll("globex", "acme") ?? "");
});

test("a returning reader sees no layout shift", async ({ page }) => {
  await returnWithValues(page, { "account.prod": "123412341234" });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
      const { dataset } = document.documentElement;
      dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, Number(dataset.shift ?? 0)));
    }).observe({ type: "layout-shift", buffered: true });
  });
  const release = await holdFiles(page);
  await page.goto(WALKTHROUGH, { waitUntil: "commit" });
  // Wait for the end of the page: a slow machine may paint it before all of it is parsed, which shifts content, too.
  await page.locator('body > link[rel="stylesheet"]').first().waitFor({ state: "attached" });
  await drawn(page);
  await page.evaluate(() => delete document.documentElement.dataset.shift);
  release();
  await expect(note(page)).toBeVisible();
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
});

test("text about the example itself is unchanged", async ({ page }) => {
  await returnWithValues(page, { company: "globex", "region.us-east-2": "eu-west-1" });
  await open(page, "/guides/build-it-yourself");
  await expect(article(page)).toContainText("its Regions are eu-west-1, us-west-2 and");
  await expect(article(page)).toContainText("All five guides are about acme.");
});

test.describe("on a service's page", () => {
  test("samples and lazily loaded inputs contain the values", async ({ page }) => {
    await returnWithValues(page, {
      "account.shared": "123412341234",
      "region.us-east-2": "eu-west-1",
      company: "globex",
    });
    await open(page, "/reference/services/networking/elastic-load-balancer-elb");
    await expect(article(page)).toContainText("globex");
    await expect(article(page)).not.toContainText("us-east-2");
    await follow(page, "/reference/services/networking/sns-topics");
    await expect(page.locator(".reference .entry").first()).toBeAttached();
    await expect(article(page)).toContainText("Globex alarms");
    await expect(article(page)).not.toContainText("us-east-2");
  });
});

test("a walkthrough is completed with the reader's own values over two visits", async ({ page, context }) => {
  const checkboxes = (visit: Page): Locator => visit.getByRole("checkbox", { name: /^Check: / });
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await form(page).getByLabel("Company", { exact: true }).fill("globex");
  await form(page).getByLabel("Infrastructure live").fill("units");
  await form(page).getByLabel("Home Region").selectOption("eu-west-1");
  await form(page).getByLabel("stage, application").fill("10.140.0.0/16");
  await page.keyboard.press("Enter");
  await expect(article(page)).toContainText("units/stage/eu-west-1");
  await checkboxes(page).nth(0).check();
  await checkboxes(page).nth(1).check();
  const total = await checkboxes(page).count();
  await page.close();

  const visit = await context.newPage();
  const messages = collectMessages(visit);
  await open(visit, "/guides/build-it-yourself/vpc");
  await expect(visit.locator("main")).toContainText(`You stopped at step 3 of ${total}`);
  await follow(visit, WALKTHROUGH);
  await expect(visit).toHaveURL(WALKTHROUGH);
  await expect(note(visit)).toBeVisible();
  await expect(checkboxes(visit).nth(1)).toBeChecked();
  await expect(checkboxes(visit).nth(2)).not.toBeChecked();
  await expect(article(visit)).toContainText("units/stage/eu-west-1");
  for (let step = 2; step < total; step += 1) {
    await checkboxes(visit).nth(step).check();
  }
  await expect(article(visit)).toContainText("10.140.0.0/16");
  for (const text of ["acme", "infrastructure-live", "us-east-2", "10.20."]) {
    await expect(article(visit)).not.toContainText(text);
  }
  expect(messages).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages show the example's values, and no button to change them", async ({ page }) => {
    await page.goto(WALKTHROUGH);
    await expect(article(page)).toContainText("acme-stage");
    await expect(page.getByText("Use your values")).toBeHidden();
  });
});
