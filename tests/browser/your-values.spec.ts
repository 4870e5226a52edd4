import fs from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { YOUR_VALUES_STORAGE_KEY } from "../../src/constants";
import { accessibilityViolations } from "../support/accessibility";
import { collectMessages, follow, open, resize, setTheme } from "../support/site";
import { form, marked, returnWithValues } from "../support/yourValues";

/** The reader's own values in place of the example company's. */

const WALKTHROUGH = "/guides/build-it-yourself/vpc/deployment-walkthrough";
const DESIGN = "/guides/build-it-yourself/vpc/production-grade-design";

const article = (page: Page): Locator => page.locator("article");
const note = (page: Page): Locator => page.getByText("Shown with your values", { exact: true });
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), YOUR_VALUES_STORAGE_KEY);
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a reader without values loads none of the feature's code", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(page, WALKTHROUGH);
  await expect(page.getByRole("button", { name: "Use your values" })).toBeVisible();
  expect(loaded.filter((url) => url.includes("your-values"))).toEqual([]);
  await expect(note(page)).toHaveCount(0);
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
  await form(page).getByRole("button", { name: "Reset to the example’s" }).press("Enter");
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

test("a returning reader sees no layout shift", async ({ page }) => {
  await returnWithValues(page, { "account.prod": "123412341234" });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
      const { dataset } = document.documentElement;
      dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, Number(dataset.shift ?? 0)));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, WALKTHROUGH);
  await expect(note(page)).toBeVisible();
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
});

test.describe("the form", () => {
  test("shows an error next to each invalid field, and focuses the first one", async ({ page }) => {
    await open(page, WALKTHROUGH);
    await page.getByRole("button", { name: "Use your values" }).click();
    await form(page).getByLabel("Company", { exact: true }).fill("Globex Inc.");
    await form(page).getByLabel("dev", { exact: true }).fill("12345");
    await form(page).getByLabel("App templates").fill("infrastructure-live");
    await form(page).getByLabel("prod, application").fill("10.20.0.0/16");
    await form(page).getByRole("button", { name: "Use these values" }).click();
    const company = form(page).getByLabel("Company", { exact: true });
    await expect(company).toBeFocused();
    await expect(company).toHaveAccessibleDescription(/lowercase letters/);
    await expect(form(page).getByLabel("dev", { exact: true })).toHaveAccessibleDescription(/this has 5/);
    await expect(form(page).getByLabel("prod, application")).toHaveAccessibleDescription(
      /overlaps the example’s stage/,
    );
    await expect(form(page).getByLabel("App templates")).toHaveAccessibleDescription(/Each needs its own/);
    await expect(form(page).getByRole("status")).toHaveText("4 values to correct");
    expect(await stored(page)).toBeNull();
    await page.keyboard.press("Escape");
    await expect(form(page)).toHaveCount(0);
    // What was typed is still there.
    await page.getByRole("button", { name: "Use your values" }).click();
    await expect(company).toHaveValue("Globex Inc.");
    await form(page).getByRole("button", { name: "Discard them" }).click();
    await expect(company).toHaveValue("");
    await expect(form(page).getByRole("status")).toHaveText("");
  });

  test("shows the error next to a field at the bottom edge, from which the reader submits", async ({ page }) => {
    await open(page, WALKTHROUGH);
    await page.getByRole("button", { name: "Use your values" }).click();
    const network = form(page).getByLabel("prod, application");
    await network.fill("10.20.0.0/16");
    await network.evaluate((field) => {
      const list = field.closest("fieldset")?.parentElement;
      list?.scrollBy(0, field.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
    });
    await network.press("Enter");
    await expect(form(page).getByText("overlaps the example’s stage")).toBeInViewport({ ratio: 1 });
  });

  test("closes on Back, so that it does not hide the previous page", async ({ page }) => {
    await open(page, DESIGN);
    await follow(page, WALKTHROUGH);
    await page.getByRole("button", { name: "Use your values" }).click();
    await expect(form(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(DESIGN);
    await expect(form(page)).toHaveCount(0);
  });

  test("works by keyboard alone", async ({ page }) => {
    await open(page, WALKTHROUGH);
    await page.getByRole("button", { name: "Use your values" }).press("Enter");
    await expect(form(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("globex");
    // The search would open above the form, and the form would then hide the page that a result leads to.
    await page.keyboard.press("Control+k");
    await expect(form(page).getByLabel("Company", { exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(article(page)).toContainText("globex-stage");
  });

  test("reports stored values that it cannot use, and loses none of them", async ({ page }) => {
    await returnWithValues(page, { company: "globex", "account.dev": "1", colour: "red" });
    await open(page, WALKTHROUGH);
    await expect(article(page)).toContainText("globex-stage");
    await page.getByRole("button", { name: "Change your values" }).click();
    await expect(form(page).getByRole("alert")).toContainText("do not use the stored colour");
    await expect(form(page).getByRole("alert")).toContainText("Correct them below");
    await expect(form(page).getByLabel("dev", { exact: true })).toHaveValue("1");
    await expect(form(page).getByLabel("dev", { exact: true })).toHaveAccessibleDescription(/twelve digits/);
  });

  test("shows stored text that it cannot parse", async ({ page }) => {
    const messages = collectMessages(page);
    await returnWithValues(page, "[broken");
    await open(page, WALKTHROUGH);
    await page.getByRole("button", { name: "Use your values" }).click();
    await expect(form(page).getByRole("alert")).toContainText("It says: [broken");
    expect(await stored(page)).toBe("[broken");
    expect(messages).toEqual([]);
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`is accessible in both themes at ${width} px`, async ({ page }) => {
      await returnWithValues(page, { company: "globex", "account.dev": "1" });
      await page.setViewportSize({ width, height });
      await open(page, WALKTHROUGH);
      await expect(note(page)).toBeVisible();
      expect(await resize(page, { width, height })).toEqual([]);
      await page.getByRole("button", { name: "Change your values" }).click();
      await expect(form(page)).toBeVisible();
      for (const theme of ["light", "dark"] as const) {
        await setTheme(page, theme);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
      const box = await form(page).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
      await expect(form(page).getByRole("button", { name: "Use these values" })).toBeInViewport();
    });
  }
});

test("text about the example itself is unchanged", async ({ page }) => {
  await returnWithValues(page, { company: "globex", "region.us-east-2": "eu-west-1" });
  await open(page, "/guides/build-it-yourself");
  await expect(article(page)).toContainText("its Regions are eu-west-1 and us-west-2");
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
  const ticks = (visit: Page): Locator => visit.getByRole("checkbox", { name: /^Check: / });
  await open(page, WALKTHROUGH);
  await page.getByRole("button", { name: "Use your values" }).click();
  await form(page).getByLabel("Company", { exact: true }).fill("globex");
  await form(page).getByLabel("Infrastructure live").fill("units");
  await form(page).getByLabel("Home Region").selectOption("eu-west-1");
  await form(page).getByLabel("stage, application").fill("10.140.0.0/16");
  await page.keyboard.press("Enter");
  await expect(article(page)).toContainText("units/stage/eu-west-1");
  await ticks(page).nth(0).check();
  await ticks(page).nth(1).check();
  const total = await ticks(page).count();
  await page.close();

  const visit = await context.newPage();
  const messages = collectMessages(visit);
  await open(visit, "/guides/build-it-yourself/vpc");
  await expect(visit.locator("main")).toContainText(`You stopped at step 3 of ${total}`);
  await follow(visit, WALKTHROUGH);
  await expect(visit).toHaveURL(WALKTHROUGH);
  await expect(note(visit)).toBeVisible();
  await expect(ticks(visit).nth(1)).toBeChecked();
  await expect(ticks(visit).nth(2)).not.toBeChecked();
  await expect(article(visit)).toContainText("units/stage/eu-west-1");
  for (let step = 2; step < total; step += 1) {
    await ticks(visit).nth(step).check();
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
