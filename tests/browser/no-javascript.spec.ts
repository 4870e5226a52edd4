import { expect, test, type Page } from "../support/test";
import { allPaths } from "../support/routes";

/** Without JavaScript, every page is readable, and reachable through sidebars and links. */
test.use({ javaScriptEnabled: false });

/** The parts of the site, as the navbar names them. */
const PARTS = [
  ["Intro", "/intro/overview/intro-to-gruntwork", "What is Gruntwork?"],
  ["Guides", "/guides/", "Guides"],
  ["Service Catalog API", "/reference/services/", "Service Catalog"],
  ["Courses", "/courses", "Courses"],
  ["Support", "/support", "Support"],
] as const;

const sidebar = (page: Page) => page.locator("aside.theme-doc-sidebar-container");

test("every page has its heading and text in the HTML", async ({ request }) => {
  test.setTimeout(120_000);
  const empty: string[] = [];
  for (const path of allPaths().filter((address) => address !== "/search")) {
    const html = await (await request.get(path)).text();
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
    const words = main
      .replace(/<[^>]*>/g, " ")
      .trim()
      .split(/\s+/).length;
    if (!/<h1/.test(html) || words < 15) {
      empty.push(`${path}: ${words} words`);
    }
  }
  expect(empty).toEqual([]);
});

test("text, headings and the table of contents are readable", async ({ page }) => {
  await page.goto("/guides/build-it-yourself/vpc/core-concepts");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("article p").first()).toBeVisible();
  await page.locator(".theme-doc-toc-desktop").getByRole("link").nth(2).click();
  expect(new URL(page.url()).hash).not.toBe("");
});

for (const { name, width } of [
  { name: "a desktop", width: 1440 },
  { name: "a phone", width: 390 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the sidebar links to the next page and back to the guide's parent", async ({ page }) => {
      await page.goto("/guides/build-it-yourself/vpc/core-concepts");
      await sidebar(page).getByRole("link", { name: "Next steps" }).click();
      await expect(page).toHaveURL("/guides/build-it-yourself/vpc/next-steps");
      await sidebar(page).getByRole("link", { name: "Build it yourself" }).click();
      await expect(page.locator("h1")).toHaveText("Build your own architecture");
    });

    test("a collapsed sidebar section links to a page with its links", async ({ page }) => {
      await page.goto("/reference/services");
      await sidebar(page).getByRole("link", { name: "Networking" }).click();
      await page
        .locator("main article")
        .getByRole("link", { name: /Route 53/ })
        .click();
      await expect(page).toHaveURL("/reference/services/networking/route-53-hosted-zones");
    });

    test("the navbar links to every part of the site", async ({ page }) => {
      for (const [label, path, title] of PARTS) {
        await page.goto("/");
        await page.locator(".navbar__link:visible", { hasText: label }).first().click();
        await expect(page).toHaveURL(path);
        await expect(page.locator("h1")).toHaveText(title);
      }
    });

    test("nothing overflows the window", async ({ page }) => {
      for (const path of ["/", "/support", "/guides/build-it-yourself/vpc/core-concepts", "/reference/services"]) {
        await page.goto(path);
        expect(await page.locator("html").evaluate((element) => element.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });
  });
}

test("all tab panels are shown, each under its label", async ({ page }) => {
  await page.goto("/support");
  await expect(page.getByText("First response within 2 business days")).toBeVisible();
  await expect(page.getByText("First response within 1 business day")).toBeVisible();
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels.nth(0).getByText("Professional", { exact: true })).toBeVisible();
  await expect(panels.nth(1).getByText("Enterprise", { exact: true })).toBeVisible();
});

test("buttons that need a script are not shown", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/guides/style/terraform-style-guide");
    await expect(page.locator("button:visible")).toHaveCount(0);
  }
});

test("the page is light and shows the light rendering of each diagram", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/intro/overview/how-it-works");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(51, 53, 79)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".navbar__brand img:visible")).toHaveAttribute("src", "/img/mark.svg");
  const figures = page.locator("article figure");
  expect(await figures.count()).toBeGreaterThan(0);
  for (const figure of await figures.all()) {
    await expect(figure.locator("img:visible")).toHaveCount(1);
    await expect(figure.locator("img:visible")).toHaveAttribute("src", /\.light-/);
  }
});
