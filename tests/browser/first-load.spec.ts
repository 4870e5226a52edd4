import { expect, test, type Page } from "../support/test";
import { searchButton, searchField } from "../support/search";
import { drawn, holdFiles, hydrated, open, PAGE_SCRIPTS } from "../support/site";

const path = "/intro/overview/intro-to-gruntwork";

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "did not load" });

for (const [name, files, body] of [
  ["the bundler's runtime is missing", /\/assets\/js\/runtime~main\..*\.js$/, undefined],
  ["the main script is missing", /\/assets\/js\/main\..*\.js$/, undefined],
  ["the main script is truncated", /\/assets\/js\/main\..*\.js$/, "(() => {"],
  ["the main script crashes", /\/assets\/js\/main\..*\.js$/, "throw new Error('Too old a browser')"],
  ["the page's own scripts are missing", PAGE_SCRIPTS, undefined],
  ["the page's own scripts are empty", PAGE_SCRIPTS, ""],
] as const) {
  test(`${name}: the page stays readable, reports that its controls do not work, and reloads`, async ({ page }) => {
    await page.route(files, (route) =>
      body === undefined ? route.abort() : route.fulfill({ body, contentType: "text/javascript" }),
    );
    await page.goto(path);
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page)).toContainText("its menus, search and buttons do not work");
    await expect(notice(page)).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();

    await page.unroute(files);
    await notice(page).getByRole("button", { name: "Reload the page" }).click();
    await hydrated(page);
    await expect(page).toHaveURL(path);
    await expect(notice(page)).toHaveCount(0);
  });
}

for (const [name, files] of [
  ["the main stylesheet", /\/assets\/css\/styles\..*\.css$/],
  ["the reference's stylesheet", /\/assets\/css\/reference-styles\..*\.css$/],
] as const) {
  const service = "/reference/services/app-orchestration/lambda";
  const isApplied = (page: Page): Promise<boolean> =>
    page.evaluate(
      (pattern) => Array.from(document.styleSheets).some(({ href }) => new RegExp(pattern).test(href ?? "")),
      files.source,
    );

  test(`${name} fails once: the page loads it again`, async ({ page }) => {
    let requests = 0;
    await page.route(files, (route) => (requests++ === 0 ? route.abort() : route.continue()));
    await open(page, service);
    await expect.poll(() => isApplied(page)).toBe(true);
    expect(requests).toBe(2);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${name} fails twice: the page works, reports that it may look wrong, and reloads`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await open(page, service);
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page)).toContainText("may look wrong");

    await page.unroute(files);
    await notice(page).getByRole("button", { name: "Reload the page" }).click();
    await expect.poll(() => isApplied(page)).toBe(true);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

test("a page none of whose files load reports that its controls do not work", async ({ page }) => {
  await page.route(/\/assets\/(?:css|js)\/.*$/, (route) => route.abort());
  await page.goto(path);
  await expect(notice(page)).toContainText("its menus, search and buttons do not work");
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeInViewport();
});

test("a button that is clicked before hydration works once the page has hydrated", async ({ page }) => {
  const release = await holdFiles(page);
  await page.goto(path, { waitUntil: "commit" });
  await searchButton(page).click();
  release();
  await expect(searchField(page)).toBeFocused();
});

test("a button that is clicked before the page has hydrated does nothing if the reader has scrolled on", async ({
  page,
}) => {
  const release = await holdFiles(page);
  await page.goto(path, { waitUntil: "commit" });
  await searchButton(page).click();
  // While the page is still being parsed, it may be too short to scroll.
  await page.locator(".footer__copyright").waitFor({ state: "attached" });
  await drawn(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await hydrated(page);
  // If the click were replayed, that would happen before this task.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("input entered before hydration is kept, and takes effect", async ({ page }) => {
  let release = await holdFiles(page);
  await page.goto("/guides/build-it-yourself/vpc/deployment-walkthrough", { waitUntil: "commit" });
  const checkbox = page.getByRole("checkbox", { name: /^Check: / }).first();
  await checkbox.check();
  release();
  await expect(page.locator(".theme-doc-toc-desktop")).toContainText("Steps1 of");
  await expect(checkbox).toBeChecked();
  await page.reload();
  await expect(checkbox).toBeChecked();

  await page.unrouteAll();
  release = await holdFiles(page);
  await page.goto("/reference/services/app-orchestration/lambda", { waitUntil: "commit" });
  const filter = page.getByRole("searchbox", { name: "Filter" });
  await filter.fill("e");
  await filter.press("Enter");
  for (const view of ["Details", "Names", "Details"]) {
    await page.getByRole("radio", { name: view }).check({ force: true });
  }
  release();
  await expect(page.locator(".entry:visible").first()).toBeVisible();
  await expect(page).toHaveURL(/[?]q=e&view=details$/);
  await expect(filter).toHaveValue("e");
});

test("the notice causes no layout shift, and does not appear for slow loads or third-party scripts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = Object.assign(window, { hasShown: false, shift: 0, since: 0 });
    new MutationObserver(() => {
      state.hasShown ||= document.querySelector(".load-notice") !== null;
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        state.shift += startTime < state.since ? 0 : value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("DOMContentLoaded", () => {
      const script = document.createElement("script");
      script.src = "/blocked/by/an/extension.js";
      document.head.append(script);
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { hasShown: boolean }).hasShown);
  const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);

  const release = await holdFiles(page, PAGE_SCRIPTS);
  const refused = page.waitForResponse("/blocked/by/an/extension.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await refused;
  release();
  await hydrated(page);
  expect(await seen()).toBe(false);

  await page.unrouteAll();
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(PAGE_SCRIPTS, async (route) => {
    await failing;
    await route.abort();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  // Ignore earlier shifts: a slow machine may paint the page before all of it has been parsed.
  await drawn(page);
  await page.evaluate(() => Object.assign(window, { shift: 0, since: performance.now() }));
  fail();
  await expect(notice(page)).toBeInViewport();
  expect(await seen()).toBe(true);
  await drawn(page);
  expect(await shift()).toBe(0);
});

test("the home page explains a wrong base URL if its files cannot be found", async ({ page }) => {
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect(page.locator("#__docusaurus-base-url-issue-banner-container")).toContainText("baseUrl");
});
