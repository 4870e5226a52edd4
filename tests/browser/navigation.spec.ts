import { expect, test, type Page } from "../support/test";
import { footer } from "../../src/config/footer";
import { expectedRoutes, withoutSlash } from "../support/routes";
import { sidebarPages } from "../support/sidebars";
import { drawn, goTo, holdFiles, open } from "../support/site";

const guide = "/guides/build-it-yourself/vpc/core-concepts";
const sidebar = (page: Page) => page.locator("aside.theme-doc-sidebar-container");
const contents = (page: Page) => page.locator(".theme-doc-toc-desktop");

for (const { name, paths } of sidebarPages.filter(({ paths: [first = ""] }) => first.startsWith("/guides/"))) {
  test(`${name} starts with a link back to its parent list`, async ({ page }) => {
    const [first = ""] = paths;
    await open(page, first);
    const back = sidebar(page).locator(".menu__list-item").first();
    await expect(back).toHaveClass(/sidebar-back/);
    await back.getByRole("link").click();
    await expect(page).not.toHaveURL(first);
    const parent = withoutSlash(new URL(page.url()).pathname) ?? "";
    expect(first.startsWith(`${parent}/`)).toBe(true);
    // The parent list links back to the guide.
    await expect(page.locator(`main a[href^="${first}"]`).first()).toBeAttached();
  });
}

test("the sidebar cannot be hidden", async ({ page }) => {
  await open(page, guide);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /(collapse|hide) sidebar/i })).toHaveCount(0);
});

test("a sidebar section expands and collapses by pointer and keyboard", async ({ page }) => {
  await open(page, "/reference/services");
  const entry = sidebar(page).getByRole("link", { name: "Deploy new infrastructure" });
  const section = sidebar(page).getByRole("button", { name: "Introduction" });
  await expect(entry).toBeHidden();
  await section.click();
  await expect(entry).toBeVisible();
  await expect(section).toHaveAttribute("aria-expanded", "true");
  await section.press("Enter");
  await expect(entry).toBeHidden();
  await expect(section).toHaveAttribute("aria-expanded", "false");
});

test("breadcrumbs lead from the home page through the section to the page", async ({ page }) => {
  await open(page, guide);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["", "Guides", "Build it yourself", "VPC", "Core concepts"]);
  await expect(crumbs.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
  await crumbs.getByRole("link", { name: "VPC" }).click();
  await expect(page).toHaveURL(/\/vpc\/?$/);
  for (const [path, labels] of [
    ["/reference/services/networking/virtual-private-cloud-vpc", ["Service Catalog", "Networking", "VPC"]],
    ["/reference/services/networking", ["Service Catalog", "Networking"]],
    ["/reference/services", ["Service Catalog"]],
    ["/guides/stay-up-to-date/terraform/terraform-14", ["Guides", "Stay up to date", "Terraform 0.14"]],
    // "Working with code" has no page.
    ["/guides/working-with-code/versioning", ["Guides", "Versioning"]],
    ["/courses", ["Courses"]],
  ] as const) {
    await page.goto(path);
    await expect(crumbs.getByRole("listitem")).toHaveText(["", ...labels]);
  }
});

test("on a phone, breadcrumbs navigate up the hierarchy", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  for (const [path, parent] of [
    [guide, "VPC"],
    ["/guides/working-with-code/versioning", "Guides"],
    ["/reference/services", "Home page"],
  ] as const) {
    await page.goto(path);
    await expect(crumbs.getByRole("listitem").filter({ visible: true })).toHaveCount(1);
    await expect(crumbs.getByRole("link", { name: parent })).toBeVisible();
  }
});

test("titles include the section, because more than one page is about the VPC", async ({ page }) => {
  await page.goto("/reference/services/networking/virtual-private-cloud-vpc");
  await expect(page).toHaveTitle("VPC | Service Catalog | Gruntwork Docs");
  await page.goto(guide);
  await expect(page).toHaveTitle("VPC core concepts | Guides | Gruntwork Docs");
  await page.goto("/guides");
  await expect(page).toHaveTitle("Guides | Gruntwork Docs");
});

test("the table of contents lists only headings of levels 2 and 3", async ({ page }) => {
  for (const path of [guide, "/guides/style/terraform-style-guide", "/support"]) {
    await open(page, path);
    const headings = await page
      .locator("article .markdown :is(h2, h3)[id]")
      .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
    expect(headings.length, path).toBeGreaterThan(2);
    const entries = contents(page).getByRole("link");
    expect(await entries.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")))).toEqual(
      headings,
    );
  }
});

test("the heading below the navbar is active in the table of contents", async ({ page }) => {
  await open(page, guide);
  const ids = await page.locator("article .markdown h2[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  for (const id of ids.slice(0, -1)) {
    await page.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
      const navbarHeight = document.querySelector(".navbar")?.clientHeight ?? 0;
      window.scrollBy(0, top - navbarHeight);
    }, id);
    await expect(contents(page).locator(".table-of-contents__link--active")).toHaveAttribute("href", `#${id}`);
  }
});

test("the first tab stop skips to the main content", async ({ page }) => {
  await open(page, guide);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  const isInMain = () => page.evaluate(() => document.activeElement?.contains(document.querySelector("h1")) ?? false);
  await expect.poll(isInMain).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".navbar"))).toBeNull();
});

test("the footer has its four groups with their links, and the copyright line for 2020 to 2022", async ({ page }) => {
  await open(page, "/");
  const groups = await page.locator(".footer__col").evaluateAll((columns) =>
    columns.map((column) => ({
      title: column.querySelector(".footer__title")?.textContent,
      items: Array.from(column.querySelectorAll("a"), (link) => ({
        label: link.textContent,
        href: link.getAttribute("href"),
      })),
    })),
  );
  expect(groups.map(({ title }) => title)).toEqual(["Company", "Community", "Resources", "Legal"]);
  expect(groups).toEqual(footer.links);
  await expect(page.locator(".footer__copyright")).toHaveText("Copyright © 2020–2022 Gruntwork, Inc.");
});

test("/tags has exactly the five tags, grouped by their first letter and sorted", async ({ page }) => {
  await open(page, "/tags");
  const groups = await page
    .locator("main article")
    .evaluateAll((articles) =>
      articles.map((article) => [
        article.querySelector("h2")?.firstChild?.textContent,
        ...Array.from(article.querySelectorAll('a[rel="tag"]'), (tag) => tag.getAttribute("href")),
      ]),
    );
  expect(groups).toEqual([
    ["C", "/tags/code"],
    ["G", "/tags/go", "/tags/golang"],
    ["S", "/tags/style"],
    ["T", "/tags/terraform"],
  ]);
});

for (const { path } of expectedRoutes.filter(({ path: address }) => address.startsWith("/tags/"))) {
  test(`${path} lists the documents with the tag`, async ({ page }) => {
    const tag = path.slice("/tags/".length);
    const expected = expectedRoutes.filter(({ tags }) => tags?.includes(tag)).map((route) => route.path);
    await open(page, path);
    const listed = page.locator("main article a:has(h2)");
    expect(await listed.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")))).toEqual(
      expected,
    );
    await listed.first().click();
    await expect(page).toHaveURL(expected[0] ?? "");
    await expect(page.locator(`main a[rel="tag"][href="${path}"]`)).toBeVisible();
  });
}

test("navigating to a second page before the first has loaded shows the second", async ({ page }) => {
  const scriptsOf = async (path: string) =>
    new Set((await (await page.request.get(path)).text()).match(/\/assets\/js\/\d+\.[\da-f]+\.js/g));
  const [start, first, second] = ["intro-to-gruntwork", "how-it-works", "use-cases"].map(
    (name) => `/intro/overview/${name}`,
  ) as [string, string, string];
  const known = await scriptsOf(start);
  const hold = async (path: string) => {
    const [script = ""] = [...(await scriptsOf(path))].filter((name) => !known.has(name));
    return { script, release: await holdFiles(page, new RegExp(script.replaceAll(".", "\\."))) };
  };
  await open(page, start);
  const [early, late] = [await hold(first), await hold(second)];
  await goTo(page, first);
  await goTo(page, second);
  const loaded = page.waitForResponse((response) => response.url().endsWith(early.script));
  early.release();
  await (await loaded).finished();
  await drawn(page);
  await expect(page.locator("h1")).toHaveText("What is Gruntwork?");
  late.release();
  await expect(page.locator("h1")).toHaveText("Use cases");
});

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollOn(page: Page): Promise<number> {
  const before = await scrollY(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBe(before + 400);
  return before + 400;
}

for (const path of [
  "/intro/overview/intro-to-gruntwork#example",
  "/reference/services/data-storage/amazon-rds#operate-it",
]) {
  test(`Back returns to where the reader left ${path}, and links lead to the heading`, async ({ page }) => {
    const heading = page.locator(path.slice(path.indexOf("#")));
    await open(page, path);
    await expect(heading).toBeInViewport();
    const left = await scrollOn(page);
    await sidebar(page).locator(".menu__link:not([aria-current]):visible").last().click();
    await expect(heading).toHaveCount(0);
    await page.goBack();
    await expect(heading).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(left);
    // The same applies to a link within the page.
    await contents(page).getByRole("link").first().click();
    await expect.poll(() => scrollY(page)).toBeLessThan(left - 400);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(left);
    await contents(page)
      .locator(`a[href="${path.slice(path.indexOf("#"))}"]`)
      .click();
    await expect.poll(() => scrollY(page)).toBe(left - 400);
  });
}

test("the sidebar and the menu of a phone show the current page's item, without scrolling the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await open(page, "/intro/first-deployment/deploy");
  await expect(sidebar(page).locator(".menu__link[aria-current]")).toBeInViewport({ ratio: 1 });
  expect(await scrollY(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".navbar__toggle").click();
  const menu = page.locator(".navbar-sidebar__item:not([inert])");
  await expect(menu.locator(".menu__link[aria-current]")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".navbar-sidebar__close")).toBeFocused();
  // When reopened, the menu keeps its scroll position.
  await menu.evaluate((element) => (element.scrollTop = 0));
  await page.keyboard.press("Escape");
  await page.locator(".navbar__toggle").click();
  await expect(page.locator(".navbar-sidebar__close")).toBeFocused();
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(0);
});

test("breadcrumbs and the page tools share one line", async ({ page }) => {
  for (const width of [768, 997, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/reference/services/app-orchestration/amazon-eks-core-services");
    const trail = await page.getByRole("navigation", { name: "Breadcrumbs" }).boundingBox();
    const tools = await page.getByRole("button", { name: "Copy page" }).boundingBox();
    expect(trail?.height, `${width} px`).toBeLessThan(45);
    expect(Math.abs((trail?.y ?? 0) - (tools?.y ?? 100)), `${width} px`).toBeLessThan(20);
  }
});
