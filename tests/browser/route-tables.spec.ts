import { expect, test, type Page } from "../support/test";
import { goTo, hydrated, open } from "../support/site";

const concept = "/intro/overview/how-it-works";
const guide = "/guides/build-it-yourself/vpc/core-concepts";

const SECTION = /\/assets\/js\/section-[\w-]+\.[\da-f]+\.js$/;
const VPC = /\/assets\/js\/section-guides-build-it-yourself-vpc\./;

/** Collects the names of the sections whose tables a page requests from now on. */
function collectTables(page: Page): Set<string> {
  const tables = new Set<string>();
  page.on("request", (request) => {
    if (SECTION.test(request.url())) {
      tables.add(/section-([\w-]+)\./.exec(request.url())?.[1] ?? "");
    }
  });
  return tables;
}

test("a page loads its section's table, which its HTML preloads, and another section's table on navigation", async ({
  page,
}) => {
  const tables = collectTables(page);
  const response = await page.goto(concept);
  expect(await response?.text()).toMatch(/<link rel="preload" as="script" href="\/assets\/js\/section-intro\./);
  await hydrated(page);
  expect([...tables]).toEqual(["intro"]);

  await goTo(page, guide);
  await expect(page.locator("h1")).toHaveText("VPC core concepts");
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toContainText("VPC");
  expect([...tables]).toEqual(["intro", "guides-build-it-yourself-vpc"]);

  await page.goBack();
  await expect(page.locator("h1")).toHaveText("How it works");
  expect([...tables]).toHaveLength(2);
});

test("the home page loads no table", async ({ page }) => {
  const tables = collectTables(page);
  await open(page, "/");
  expect([...tables]).toEqual([]);
});

test.describe("with preloading", () => {
  test.use({ prefetch: true });

  test("the first page of another section opens offline once it has been preloaded", async ({ page }) => {
    await open(page, concept);
    await page.evaluate(async (path) => {
      await window.docusaurus.preload(path);
    }, guide);
    await page.context().setOffline(true);
    await goTo(page, guide);
    await expect(page.locator("h1")).toHaveText("VPC core concepts");
  });
});

test("a table that fails to load is retried once automatically, and then by Retry", async ({ page }) => {
  let attempts = 0;
  await page.route(VPC, (route) => (++attempts > 2 ? route.continue() : route.abort()));
  await open(page, concept);
  await goTo(page, guide);
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("h1")).toHaveText("VPC core concepts");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(attempts).toBe(3);
});

test("a section's navbar item is active on its pages, wherever the reader comes from", async ({ page }) => {
  await open(page, guide);
  const intro = page.locator(".navbar").getByRole("link", { name: "Intro" });
  await expect(intro).not.toHaveClass(/navbar__link--active/);
  await goTo(page, concept);
  await expect(intro).toHaveClass(/navbar__link--active/);
});

for (const { path, section } of [
  { path: "/guides/build-it-yourself/vpc/no-such-page", section: "guides-build-it-yourself-vpc" },
  { path: "/no/such/page", section: "other" },
]) {
  test(`an unknown path shows the not-found page: ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("h1")).toHaveText("Page not found");
    await open(page, "/");
    const tables = collectTables(page);
    await goTo(page, path);
    await expect(page.locator("h1")).toHaveText("Page not found");
    expect([...tables]).toEqual([section]);
  });
}
