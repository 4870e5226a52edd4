import { expect, test, type Page } from "../support/test";
import { chooseTheme, open } from "../support/site";

const guide = "/guides/build-it-yourself/vpc/core-concepts";

async function openForPrint(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({ media: "print" });
}

test.use({ viewport: { width: 1000, height: 900 } });

test("only the text is printed", async ({ page }) => {
  await openForPrint(page, guide);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("article p").first()).toBeVisible();
  for (const part of [
    ".navbar",
    "aside.theme-doc-sidebar-container",
    ".theme-doc-toc-desktop",
    ".theme-doc-toc-mobile",
    ".pagination-nav",
    ".theme-doc-breadcrumbs",
    ".footer",
    ".hash-link",
  ]) {
    await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
  }
});

test("nothing is cut off at the edges of the page", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  for (const path of ["/", "/support", "/courses", guide, "/guides/style/terraform-style-guide"]) {
    await openForPrint(page, path);
    const outside = await page.locator("main :is(h1, h2, p, li, pre, table, img):visible").evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent.slice(0, 40), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
        .map(({ text }) => text),
    );
    expect(outside, path).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});

test("headings stay with the text that follows them", async ({ page }) => {
  await openForPrint(page, "/guides/style/terraform-style-guide");
  // Columns break like pages but can be measured. Each height puts the breaks in different places.
  await page.addStyleTag({ content: ".markdown { columns: 2; column-fill: auto; }" });
  const stranded = await page.locator("article .markdown").evaluate((text: HTMLElement) =>
    [300, 340, 380, 420, 460, 500].flatMap((height) => {
      text.style.height = `${height}px`;
      return Array.from(text.querySelectorAll("h2, h3"))
        .filter((heading) => {
          const [above] = heading.getClientRects();
          const [below] = heading.nextElementSibling?.getClientRects() ?? [];
          return above && below && above.left !== below.left;
        })
        .map(({ id }) => `${id} at ${height} px`);
    }),
  );
  expect(stranded).toEqual([]);
});

test("the facts of a walkthrough are printed without their button", async ({ page }) => {
  await openForPrint(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
  await expect(page.getByText("Changes an AWS account")).toBeVisible();
  await expect(page.getByText("Use your values")).toBeHidden();
});

test("all tab panels are printed, each under its label", async ({ page }) => {
  await openForPrint(page, "/support");
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels).toHaveCount(2);
  for (const [index, label] of ["Professional", "Enterprise"].entries()) {
    await expect(panels.nth(index)).toBeVisible();
    await expect(panels.nth(index).getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.locator('[role="tablist"]:visible')).toHaveCount(0);
});

test("collapsed sections are expanded", async ({ page }) => {
  await open(page, guide);
  await page.locator("article .markdown").evaluate((element) => {
    const section = document.createElement("details");
    section.innerHTML = "<summary>More</summary><div id='inside'>The content of a collapsed section</div>";
    element.append(section);
  });
  const isSeen = () =>
    page.locator("#inside").evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isSeen()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isSeen()).toBe(true);
  await expect(page.locator("#inside")).toBeVisible();
});

test("code wraps instead of running off the page", async ({ page }) => {
  await open(page, "/guides/style/terraform-style-guide");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 500, height: 900 });
  const blocks = page.locator("article pre");
  expect(await blocks.count()).toBeGreaterThan(0);
  const cut = await blocks.evaluateAll((elements) =>
    elements.filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
});

test("code blocks are as tall as their code, so that nothing covers the last lines", async ({ page }) => {
  await openForPrint(page, "/guides/build-it-yourself/vpc/deployment-walkthrough");
  const blocks = page.locator("article pre");
  expect(await blocks.count()).toBeGreaterThan(20);
  const collapsed = await blocks.evaluateAll((elements) =>
    elements
      .filter((block) => {
        const code = block.querySelector("code");
        return !code || block.getBoundingClientRect().bottom < code.getBoundingClientRect().bottom;
      })
      .map(({ textContent }) => textContent),
  );
  expect(collapsed).toEqual([]);
});

test("printouts are light in both themes", async ({ page }) => {
  await chooseTheme(page, "dark");
  await openForPrint(page, "/intro/overview/how-it-works");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
  // Empty checkboxes would be dark otherwise.
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  for (const figure of await page.locator("article figure").all()) {
    await expect(figure.locator("img:visible").first()).toHaveAttribute("src", /\.light-/);
  }
});

test("external links are followed by their URL", async ({ page }) => {
  await openForPrint(page, "/support");
  const link = page
    .locator('article .markdown p a[href^="https://"], article .markdown li a[href^="https://"]')
    .first();
  const address = await link.getAttribute("href");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(address);
});
