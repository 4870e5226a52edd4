import { expect, test, type BrowserContext, type Locator, type Page } from "../support/test";
import { readEnvironment } from "../../src/config/environment";
import { action, compose, statusMessage, value } from "../support/composer";
import { dataOf, entryOf, expectTarget, filterField, pageOf, status } from "../support/reference";
import { UNKNOWN_PATH } from "../support/routes";
import { modal, results, searchButton, searchField } from "../support/search";
import { collectMessages, follow, open, pauseClock } from "../support/site";
import { article, form, WALKTHROUGH } from "../support/yourValues";

/*
 * Covers every kind of page and every behavior once, in each browser that playwright.config.ts finds.
 * The other specs go into detail, in Chromium only.
 */

const updateGuide = "/guides/stay-up-to-date/terraform/terraform-12";
const diagramPage = "/intro/overview/how-it-works";
const lambda = "app-orchestration/lambda";
const largest = "landing-zone/aws-security-account-baseline-wrapper";

/** One page of each kind, and the largest page. */
const pages = [
  "/",
  diagramPage,
  "/guides",
  "/guides/style/terraform-style-guide",
  WALKTHROUGH,
  updateGuide,
  "/courses",
  "/support",
  "/tags",
  "/tags/terraform",
  "/search?q=vpc",
  UNKNOWN_PATH,
  "/reference/services",
  "/reference/services/networking",
  pageOf("changes"),
  pageOf(largest),
];

/** Pages that search when they load. They log an error if the reader navigates away before the results arrive. */
const searching = ["/search?q=vpc", UNKNOWN_PATH];

const PHONE = { width: 390, height: 844 };
const sideMenu = (page: Page) => page.locator(".navbar-sidebar");
const menuButton = (page: Page) => page.getByRole("button", { name: "Toggle navigation bar" });
const warning = (page: Page) => page.getByRole("dialog", { name: "Repositories for subscribers" });

/** Only Chromium asks for a permission. */
async function allowCopying(context: BrowserContext, browserName: string): Promise<void> {
  if (browserName === "chromium") {
    await context.grantPermissions(["clipboard-write"]);
  }
}

/** Types as a reader does. In the system's Firefox, which tests drive by other means, `fill` has no effect. */
async function type(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

/** Chromium and WebKit log the missing page's status. */
const isNotFound = (message: string) => message.includes("status of 404");

test.setTimeout(120_000);

// Prefetching is on, as it is for readers.
test.use({ prefetch: true });

// CI tests the build that it deploys, with its analytics. These visits are not readers', so they opt out as Google
// documents it: https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
test.beforeEach(({ page }) =>
  page.addInitScript(
    (property) => Object.assign(window, { [property]: true }),
    `ga-disable-${readEnvironment(process.env).gtagTrackingId}`,
  ),
);

test("every kind of page hydrates without console messages", async ({ page }) => {
  const messages = collectMessages(page);
  for (const path of pages) {
    messages.length = 0;
    await open(page, path);
    await expect(page.locator("h1"), path).toBeVisible();
    // Firefox aborts a script that is still loading when the next page opens, and this page would log a warning.
    await expect(page.locator('[data-zoom-attached="false"]'), path).toHaveCount(0);
    if (searching.includes(path)) {
      await expect(page.locator("main").getByRole("status"), path).not.toBeEmpty();
    }
    expect(
      messages.filter((message) => path !== UNKNOWN_PATH || !isNotFound(message)),
      path,
    ).toEqual([]);
  }
});

test("theme, search, image zoom and tabs work", async ({ page }) => {
  await open(page, "/");
  await test.step("theme", async () => {
    await page
      .getByRole("button", { name: /switch between dark and light mode/i })
      .first()
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  await test.step("search", async () => {
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type("vpc");
    await expect(results(page).first()).toContainText(/vpc/i);
    await page.keyboard.press("Escape");
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("terragrunt");
    await expect(results(page).first()).toContainText(/terragrunt/i);
    await page.keyboard.press("Enter");
    await expect(modal(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/$/);
  });

  await test.step("image zoom", async () => {
    await open(page, diagramPage);
    await page
      .getByRole("button", { name: /^Expand image/ })
      .first()
      .press("Enter");
    const zoomed = page.locator('[data-rmiz-modal-overlay="visible"]');
    await expect(zoomed).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(zoomed).toHaveCount(0);
  });

  await test.step("tabs", async () => {
    await open(page, "/support");
    await page.getByRole("tab", { name: "Enterprise" }).click();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tab", { name: "Enterprise" })).toHaveAttribute("aria-selected", "true");
  });
});

test("the GitHub warning opens, and restores the focus", async ({ page }) => {
  await open(page, "/support");
  const link = page.getByRole("link", { name: "Choose the repository" });
  await link.click();
  await expect(warning(page)).toBeFocused();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press("Tab");
    await expect(warning(page).locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(warning(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("the side menu opens, closes with Escape, and links to other pages", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/guides");
  await menuButton(page).click();
  await expect(sideMenu(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sideMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await sideMenu(page).getByRole("button", { name: "All sections" }).click();
  await sideMenu(page).getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL("/courses");
  await expect(sideMenu(page)).toBeHidden();
});

test("the reference can be filtered and copied from", async ({ page, context, browserName }) => {
  await allowCopying(context, browserName);
  const name = dataOf(lambda).inputs.at(-1)?.name ?? "";
  await open(page, pageOf(lambda));
  const whole = await status(page).textContent();
  await filterField(page).pressSequentially(name);
  await expect(status(page)).not.toHaveText(whole ?? "");
  await expect(entryOf(page, `input_${name}`)).toBeVisible();
  await filterField(page).press("ControlOrMeta+a");
  await filterField(page).press("Delete");
  await expect(status(page)).toHaveText(whole ?? "");

  const sample = page.locator('[role="tabpanel"]:visible .theme-code-block').first();
  await page.clock.install();
  // The button says "Copied" only for a second.
  await pauseClock(page);
  await sample.hover();
  await sample.getByRole("button", { name: "Copy code to clipboard" }).click();
  await expect(sample.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("steps are checked, and a page shows and copies the reader's values", async ({ page, context, browserName }) => {
  await allowCopying(context, browserName);
  await open(page, WALKTHROUGH);
  const step = page.getByRole("checkbox", { name: /^Check: / }).first();
  await step.check();
  await page.getByRole("button", { name: "Use your values" }).click();
  await type(form(page).getByLabel("Company", { exact: true }), "globex");
  await form(page).getByRole("button", { name: "Use these values" }).click();
  await expect(article(page)).toContainText("globex");
  await page.reload();
  await expect(step).toBeChecked();
  await expect(article(page)).toContainText("globex");
  await page.clock.install();
  await pauseClock(page);
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
});

test("the contents bar of a phone links to a section", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/guides/build-it-yourself/vpc/production-grade-design");
  const bar = page.locator(".theme-doc-toc-mobile");
  await bar.getByRole("button", { name: "On this page" }).click();
  const link = bar.getByRole("link").nth(1);
  const section = page.locator((await link.getAttribute("href")) ?? "");
  await link.click();
  await expect(section).toBeInViewport();
});

test("the catalog and a table of releases are filtered, and a configuration is composed", async ({
  page,
  context,
  browserName,
}) => {
  await allowCopying(context, browserName);
  await open(page, "/reference/services");
  await type(page.getByRole("search", { name: "Services" }).getByRole("searchbox"), "opensearch");
  await expect(page.locator("article section li a")).toHaveText(["Amazon Elasticsearch"]);

  await open(page, updateGuide);
  await type(page.getByRole("search", { name: "Repositories" }).getByRole("searchbox"), "module-vpc");
  await expect(page.getByRole("row").filter({ hasText: "terraform-aws-vpc" })).toBeVisible();
  await expect(page).toHaveURL(`${updateGuide}?q=module-vpc`);

  await compose(page, `${pageOf(lambda)}?compose`);
  await type(value(page, "name"), "order-import");
  await expect(statusMessage(page)).toHaveText("2 examples to replace");
  await action(page, "Copy").click();
  await expect(statusMessage(page)).toContainText("Copied terragrunt.hcl.");
});

test("links to an input work on the same page, from another page, and on first load", async ({ page }) => {
  const id = `input_${dataOf(lambda).inputs.at(-1)?.name}`;
  await open(page, pageOf(lambda));
  await page.evaluate((hash) => (window.location.hash = hash), id);
  await expectTarget(page, id);
  await open(page, "/reference/services");
  await follow(page, pageOf(lambda));
  await expect(entryOf(page, id)).toBeAttached();
  await page.evaluate((hash) => (window.location.hash = hash), id);
  await expectTarget(page, id);
  // The largest page takes longest to reach its final height.
  const farId = `input_${dataOf(largest).inputs.at(-1)?.name}`;
  await page.goto(`${pageOf(largest)}#${farId}`);
  await expectTarget(page, farId);
});
