import { expect, test, type Page } from "../support/test";
import { follow, goTo, holdFiles, open, PAGE_SCRIPTS } from "../support/site";

const from = "/intro/overview/intro-to-gruntwork";
const to = "/intro/overview/how-it-works";

const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
const retryButton = (page: Page) => failure(page).getByRole("button", { name: "Retry" });
const reloadButton = (page: Page) => failure(page).getByRole("button", { name: "Reload the page" });

/** Marks the document so that a full page load can be detected. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

/** Makes requests for page scripts fail while `isDown()` returns true. */
async function failScripts(page: Page, isDown: () => boolean): Promise<void> {
  await page.route(PAGE_SCRIPTS, (route) => (isDown() ? route.fulfill({ status: 404 }) : route.continue()));
}

/** The scripts and stylesheets that not all pages need. */
const PAGE_FILES = /\/assets\/(?:js\/(?!main\.|runtime~main\.).*\.js|css\/(?!styles\.).*\.css)$/;

test.describe("each script and stylesheet of a page fails once", () => {
  for (const { kind, path, heading, start = "/" } of [
    { kind: "home page", path: "/", heading: "Gruntwork Docs", start: "/support" },
    { kind: "search page", path: "/search?q=vpc", heading: /vpc/ },
    { kind: "list of tags", path: "/tags", heading: "Tags" },
    { kind: "tag", path: "/tags/terraform", heading: /terraform/i },
    { kind: "page of the introduction", path: to, heading: "How it works" },
    { kind: "guide", path: "/guides/build-it-yourself/vpc/core-concepts", heading: /./ },
    { kind: "group of services", path: "/reference/services/networking", heading: /./ },
    { kind: "service catalog", path: "/reference/services", heading: /./ },
    { kind: "service reference", path: "/reference/services/app-orchestration/lambda", heading: /./ },
    { kind: "courses", path: "/courses", heading: "Courses" },
    { kind: "not-found page", path: "/no/such/page", heading: "Page not found" },
  ]) {
    test(`a single Retry recovers: ${kind}`, async ({ page }) => {
      const failed = new Set<string>();
      await open(page, start);
      await markDocument(page);
      await page.route(PAGE_FILES, (route) => {
        const url = route.request().url();
        return failed.has(url) ? route.continue() : (failed.add(url), route.abort());
      });
      await goTo(page, path);
      await retryButton(page).click();
      // The search has its own error box: its worker is a script, too, requested once the page is shown.
      const boxes = kind === "search page" ? failure(page).filter({ hasText: "This page" }) : page.getByRole("alert");
      await expect(boxes).toHaveCount(0);
      await expect(page.locator("h1")).toHaveText(heading);
      if (kind === "service reference") {
        await expect(page.locator(".reference .entry").first()).toBeVisible();
        expect([...failed]).toContainEqual(expect.stringContaining("/reference-styles."));
      }
      expect(failed.size).toBeGreaterThan(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  }
});

test("the error box keeps the layout, and moves the focus to Retry and then to the page", async ({ page }) => {
  let isDown = false;
  await failScripts(page, () => isDown);
  await open(page, "/");
  isDown = true;
  await page.locator("main").getByRole("link", { name: "What is Gruntwork?" }).first().press("Enter");

  await expect(page).toHaveURL(from);
  await expect(failure(page)).toContainText("Loading chunk");
  await expect(failure(page).getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
  await expect(page).toHaveTitle(/^Page not loaded/);
  await expect(page.locator(".navbar")).toBeVisible();
  await expect(page.locator(".navbar").getByRole("button", { name: /search/i })).toBeVisible();
  await expect(page.locator("main")).toHaveCount(1);
  await expect(reloadButton(page)).toHaveCount(0);

  await page.keyboard.press("Tab");
  await expect(retryButton(page)).toBeFocused();
  isDown = false;
  await page.keyboard.press("Enter");
  await expect(page.locator("main h1")).toHaveText("What is Gruntwork?");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("if only the page's own script is missing, the sidebar stays and Retry shows a spinner", async ({ page }) => {
  let isDown = false;
  await failScripts(page, () => isDown);
  await open(page, from);
  isDown = true;
  await follow(page, to);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();

  isDown = false;
  const release = await holdFiles(page);
  await retryButton(page).click();
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(retryButton(page)).toBeFocused();
  release();
  await expect(page.locator("h1")).toHaveText("How it works");
});

test.describe("with preloading", () => {
  test.use({ prefetch: true });

  test("a preload that fails on hover only logs a warning, and the click loads the page", async ({ page }) => {
    let isDown = false;
    await failScripts(page, () => isDown);
    // Scripts that were prefetched would not fail, so prefetching is blocked.
    await page.route(PAGE_SCRIPTS, (route) =>
      route.request().resourceType() === "script" ? route.fallback() : route.abort(),
    );
    await open(page, "/");
    await markDocument(page);
    isDown = true;
    const link = page.locator(".navbar").getByRole("link", { name: "Courses" });
    const warned = page.waitForEvent("console", (message) => message.text().startsWith("Part of the page at /"));
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await link.hover();
    expect((await warned).type()).toBe("warning");

    isDown = false;
    await link.click();
    await expect(page.locator("h1")).toHaveText("Courses");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

test("after a failure, going back and forward loads the missing scripts", async ({ page }) => {
  let isDown = false;
  await failScripts(page, () => isDown);
  await open(page, "/");
  isDown = true;
  await goTo(page, to);
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Gruntwork Docs");
  isDown = false;
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("How it works");
});

test.describe("after a deployment has removed the files of an open tab", () => {
  /** Removes files until the document is reloaded, after which it refers to existing files. */
  async function deploy(page: Page, files: RegExp): Promise<void> {
    let isDeployed = true;
    await page.route(files, (route) => (isDeployed ? route.fulfill({ status: 404 }) : route.continue()));
    page.on("request", (request) => {
      isDeployed &&= !request.isNavigationRequest();
    });
  }

  test("a second failure after Retry offers to reload, which opens the requested page", async ({ page }) => {
    await open(page, "/");
    await markDocument(page);
    await deploy(page, PAGE_SCRIPTS);
    await goTo(page, `${to}#products`);
    await retryButton(page).click();
    await expect(failure(page)).toContainText("updated since you opened it");
    await reloadButton(page).click();
    await expect(page.locator("h1")).toHaveText("How it works");
    await expect(page).toHaveURL(`${to}#products`);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("the same applies to the inputs and outputs of a service", async ({ page }) => {
    const service = "/reference/services/app-orchestration/lambda";
    await open(page, "/");
    await deploy(page, /\/assets\/js\/service-.*\.js$/);
    await goTo(page, service);
    await expect(failure(page)).toContainText("The inputs and outputs could not be loaded");
    await retryButton(page).click();
    await reloadButton(page).click();
    await expect(page.locator(".reference .entry").first()).toBeVisible();
    await expect(page).toHaveURL(service);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("a page that throws while rendering shows the crash screen until another page, or Try again", async ({ page }) => {
  await page.addInitScript(`
    const createElement = document.createElement;
    document.createElement = function (name, ...options) {
      if (window.breakPages && name === "article") {
        throw new Error("Broken on purpose");
      }
      return createElement.call(this, name, ...options);
    };
  `);
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { breakPages: true }));
  await goTo(page, to);
  await expect(page.getByText("This page crashed.")).toBeVisible();
  await expect(page.getByText("Broken on purpose")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { breakPages: false }));
  await page.locator(".navbar").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL("/guides/");
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();

  await page.evaluate(() => Object.assign(window, { breakPages: true }));
  await goTo(page, to);
  await expect(page.getByText("This page crashed.")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { breakPages: false }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("How it works");
});
