import { expect, test, type Page } from "../support/test";
import { movedSections, redirects } from "../../src/config/redirects";
import { collectMessages, drawn, follow, hydrated, open } from "../support/site";

/** Serves pages at `/path/index.html`, as many hosts do. The test server redirects, which would bypass our code. */
async function serveIndexFiles(page: Page): Promise<void> {
  await page.route("**/index.html", async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/index\.html$/, ""),
    });
    await route.fulfill({ response });
  });
}

/** Follows a link in the navbar and waits until the page is rendered: errors are logged after the address changes. */
async function openGuides(page: Page): Promise<void> {
  await page.locator(".navbar").getByRole("link", { name: "Guides" }).click();
  await expect(page).toHaveURL("/guides/");
  await expect(page.locator("h1")).toHaveText("Guides");
}

for (const [address, path, heading] of [
  ["/intro/overview/how-it-works/index.html#where", "/intro/overview/how-it-works", "How it works"],
  ["/index.html", "/", "Gruntwork Docs"],
] as const) {
  test(`the trailing index.html of ${address} is removed without a hydration error`, async ({ page }) => {
    const messages = collectMessages(page);
    await serveIndexFiles(page);
    const response = await page.goto(address);
    expect(response?.request().redirectedFrom()).toBeNull();
    await hydrated(page);
    const { pathname, hash } = new URL(page.url());
    expect([pathname, hash]).toEqual([path, address.replace(/^[^#]*/, "")]);
    await expect(page.locator("h1")).toHaveText(heading);
    await openGuides(page);
    expect(messages).toEqual([]);
  });
}

test("an address with two leading slashes leaves the site usable", async ({ page, baseURL }) => {
  await page.route("**/intro/index.html", async (route) => {
    const response = await route.fetch({ url: `${baseURL}/intro` });
    await route.fulfill({ response });
  });
  await open(page, `${baseURL}//intro/index.html`);
  expect(new URL(page.url()).pathname).toBe("/intro");
  await openGuides(page);
});

test("an address in the wrong letter case is corrected, and keeps its query and fragment", async ({ page }) => {
  await open(page, "/Guides/build-it-yourself/VPC/deployment-walkthrough/?from=email#prove");
  const own = "/guides/build-it-yourself/vpc/deployment-walkthrough";
  await expect(page).toHaveURL(`${own}?from=email#prove`);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Build it yourself");
  await expect(page.getByRole("link", { name: "Markdown" })).toHaveAttribute("href", `${own}.md`);
  await expect(page.locator("#prove")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("the letter case of a category's address is corrected, too", async ({ page }) => {
  await open(page, "/Reference/Services/Networking");
  await expect(page).toHaveURL("/reference/services/networking");
  await expect(page.getByRole("link", { name: "Markdown" })).toHaveAttribute(
    "href",
    "/reference/services/networking.md",
  );
});

test("an unknown address shows the not-found page with links to other pages", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText("Page not found");
  await expect(page).toHaveTitle("Page not found | Gruntwork Docs");
  await expect(page.locator("main").getByRole("link")).not.toHaveCount(0);
});

test("the not-found page searches for the words of the address", async ({ page }) => {
  await open(page, "/reference/services/networking/vpc-app");
  const field = page.locator("main").getByRole("searchbox");
  await expect(field).toHaveValue("networking vpc app");
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  const results = page.locator("main").getByRole("article");
  await expect(results.first()).toBeVisible();
  expect(await results.count()).toBeLessThanOrEqual(5);
  await expect(page.locator("main").getByRole("link", { name: /^See all \d+ results$/ })).toHaveAttribute(
    "href",
    "/search?q=networking+vpc+app",
  );
  await field.fill("karpenter sentry");
  const note = page.locator("main").getByText("No page contains “sentry”; these results are the closest.");
  await expect(note.and(page.locator(":not([role=status])"))).toBeVisible();
  await field.fill("karpenter");
  await expect(results.getByRole("link").first()).toHaveAttribute("href", /karpenter/);
});

for (const address of ["/intro/next-steps#%E0%A4%A", "/search?q=%E0%A4%A", "/intro/next-steps?x=%"]) {
  test(`${address}, a malformed percent-escape, leaves the site usable`, async ({ page }) => {
    const messages = collectMessages(page);
    await open(page, address);
    await expect(page.locator("h1")).toBeVisible();
    await openGuides(page);
    expect(messages.length).toBeLessThanOrEqual(1);
    expect(messages.filter((message) => !message.startsWith("warning"))).toEqual([]);
  });
}

test("a malformed percent-escape in the path leaves the site usable", async ({ page }) => {
  // Hosts serve the not-found page at such a path; the development server rejects it.
  await page.route("**/%E0%A4%A", async (route) => {
    const response = await route.fetch({ url: new URL("/404.html", route.request().url()).href });
    await route.fulfill({ response, status: 404 });
  });
  await open(page, "/%E0%A4%A");
  await expect(page.locator("h1")).toHaveText("Page not found");
  await openGuides(page);
});

test("a malformed fragment typed by the reader leaves the site usable", async ({ page }) => {
  await open(page, "/intro/next-steps");
  await page.evaluate(() => {
    window.location.hash = "%E0%A4%A";
  });
  await expect(page).toHaveURL(/#%25E0%25A4%25A$/);
  await drawn(page);
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
});

test("navigation scrolls to the top or to the fragment's target, and announces the page", async ({ page }) => {
  await open(page, "/support");
  await page.evaluate(() => window.scrollTo(0, 900));
  await follow(page, "/courses");
  await expect(page).toHaveURL("/courses");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The title is updated one frame after the page.
  await expect(page).toHaveTitle(/^Courses/);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);

  await open(page, "/intro/tool-fundamentals/docker");
  await follow(page, "/intro/environment-setup/recommended_tools#container");
  const target = page.locator("#container");
  await expect(target).toBeInViewport();
  const navbar = await page.locator(".navbar").evaluate((element) => element.getBoundingClientRect().height);
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(navbar);
});

test("addresses from earlier editions resolve to the page or section about the same topic", async ({
  page,
  request,
}) => {
  expect(redirects).not.toHaveLength(0);
  for (const { from, to } of redirects) {
    expect(await (await request.get(from)).text(), from).toContain(`url=${to}"`);
  }
  const [first] = redirects;
  const withSection = redirects.find(({ to }) => to.includes("#"));
  for (const { from, to } of [first, withSection].filter((redirect) => redirect !== undefined)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test("the URL of a section that moved leads to it, on the page that has it now", async ({ page, request }) => {
  const pages = Object.entries(movedSections);
  expect(pages).not.toHaveLength(0);
  for (const [path, sections] of pages) {
    const [, moved = ""] = /data-moved="([^"]*)"/.exec(await (await request.get(path)).text()) ?? [];
    const list = new URLSearchParams(moved.replaceAll("&amp;", "&"));
    expect(Object.fromEntries(list), path).toEqual(sections);
  }
  const [[path, sections] = ["", {}]] = pages;
  const [[id, url] = ["", ""]] = Object.entries(sections);
  await page.goto("/");
  await page.goto(`${path}?from=email#${id}`);
  await expect(page).toHaveURL(url.replace("#", "?from=email#"));
  await expect(page.locator(`[id="${url.replace(/.*#/, "")}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("other URLs of a page that lost sections stay on it", async ({ page }) => {
  const [path = ""] = Object.keys(movedSections);
  for (const rest of ["", "#constructor"]) {
    await open(page, `${path}${rest}`);
    await expect(page).toHaveURL(`${path}${rest}`);
  }
});
