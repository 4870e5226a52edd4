import { expect, test, type Locator, type Page } from "../support/test";
import { UNKNOWN_PATH } from "../support/routes";
import { open, setTheme, withoutFiles } from "../support/site";

/** Tests the measurable parts of the design: type, code, tables and diagrams. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const WALKTHROUGH = "/guides/build-it-yourself/vpc/deployment-walkthrough";
const DESIGN = "/guides/build-it-yourself/vpc/production-grade-design";
const DEPLOYMENT = "/intro/first-deployment/deploy";
const SERVICE = "/reference/services/networking/virtual-private-cloud-vpc";

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** Heading sizes in pixels, at a root font size of 17 px. */
for (const [viewport, h1, h2, h3] of [
  [DESKTOP, 36.125, 25.5, 20.1875],
  [PHONE, 29.75, 23.375, 19.125],
] as const) {
  test(`heading sizes follow the type scale at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutFiles(page);
    await page.goto(SERVICE);
    expect(await sizeOf(page, "main h1")).toBeCloseTo(h1, 2);
    expect(await sizeOf(page, ".markdown h2")).toBeCloseTo(h2, 2);
    expect(await sizeOf(page, ".markdown h3")).toBeCloseTo(h3, 2);
    for (const route of [WALKTHROUGH, "/tags", "/search", "/courses"]) {
      await page.goto(route);
      expect(await sizeOf(page, "main h1"), route).toBeCloseTo(h1, 2);
    }
  });
}

test("lines of text have 75 to 85 characters on a desktop", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await withoutFiles(page);
  const lengths: number[] = [];
  for (const route of [DESIGN, DEPLOYMENT, SERVICE]) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    lengths.push(
      ...(await page.locator(".markdown > p").evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const lines = new Map<number, number>();
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const word of (text.textContent ?? "").matchAll(/\S+\s*/g)) {
              range.setStart(text, word.index);
              range.setEnd(text, word.index + 1);
              // Inline code is slightly higher or lower than the text around it.
              const line = Math.round(range.getBoundingClientRect().top / 12);
              lines.set(line, (lines.get(line) ?? 0) + word[0].length);
            }
          }
          // Drops the last line of the paragraph, which ends early.
          return [...lines]
            .sort(([a], [b]) => a - b)
            .slice(0, -1)
            .map(([, length]) => length);
        }),
      )),
    );
  }
  expect(lengths.length).toBeGreaterThan(50);
  const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
  expect(median).toBeGreaterThanOrEqual(75);
  expect(median).toBeLessThanOrEqual(85);
});

for (const viewport of [DESKTOP, { width: 1920, height: 1080 }, PHONE]) {
  test(`pages without a sidebar are aligned with the footer at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withoutFiles(page);
    const edges: Record<string, number[]> = {};
    for (const route of ["/courses", "/support", "/tags", "/tags/go", "/search", UNKNOWN_PATH]) {
      await page.goto(route);
      edges[route] = await page
        .locator("main h1, .footer__title, .footer__copyright")
        .evaluateAll((elements) =>
          elements.filter((_, index) => index < 2).map((element) => Math.round(element.getBoundingClientRect().left)),
        );
    }
    const expected = edges["/courses"]?.[0] ?? Number.NaN;
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((route) => [route, [expected, expected]])));
  });
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px, code has its buttons in a title bar, and output has a label and no button`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, DEPLOYMENT);
    await expect(page.locator(".language-bash.theme-code-block").first()).toContainText(/^Terminal/);
    const commands = page.locator(".theme-code-block:not(.language-text)");
    const misplaced = await commands.evaluateAll((blocks) =>
      blocks
        .filter((block) => block.getClientRects().length > 0)
        .map((block) => {
          const button = block.querySelector<HTMLElement>("button[aria-label='Copy code to clipboard']");
          const code = block.querySelector("pre");
          const isInBar =
            button &&
            code &&
            button.getBoundingClientRect().bottom <= code.getBoundingClientRect().top + 1 &&
            getComputedStyle(button).opacity === "1";
          return isInBar ? undefined : block.textContent.slice(0, 80);
        })
        .filter(Boolean),
    );
    expect(misplaced).toEqual([]);
    const output = page.locator(".language-text.theme-code-block").first();
    await expect(output).toContainText(/^Output/);
    await expect(output.getByRole("button")).toHaveCount(0);
  });
}

test("a table with several columns stacks on a phone and keeps its labels and roles", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withoutFiles(page);
  await page.goto(DESIGN);
  const table = page.locator(".stacked-table").first();
  const columns = await table.getByRole("columnheader").allTextContents();
  expect(columns.length).toBeGreaterThanOrEqual(3);
  const rows = table.locator("tbody").getByRole("row");
  await expect(rows.first().getByRole("cell")).toHaveCount(columns.length);
  const cells = await rows
    .first()
    .locator("td")
    .evaluateAll((elements) =>
      elements.map((element) => ({
        label: element.dataset.label,
        shown: getComputedStyle(element, "::before").content.includes(element.dataset.label ?? "?"),
        top: element.getBoundingClientRect().top,
        right: element.getBoundingClientRect().right,
      })),
    );
  expect(cells.map(({ label }) => label)).toEqual(columns);
  expect(cells.map(({ shown }) => shown)).toEqual(columns.map((_, index) => index > 0));
  for (const [index, { top, right }] of cells.entries()) {
    expect(top).toBeGreaterThan(cells[index - 1]?.top ?? 0);
    expect(right).toBeLessThanOrEqual(PHONE.width);
  }
});

test("tables fill the text column on a desktop, and single-line rows are up to 44 px tall", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await withoutFiles(page);
  await page.goto(DESIGN);
  const { tables, rows } = await page.locator("main").evaluate((main) => ({
    tables: [...main.querySelectorAll(".markdown table")].map((table) =>
      Math.round(table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0)),
    ),
    rows: [...main.querySelectorAll(".markdown tbody tr")].map((row) => row.getBoundingClientRect().height),
  }));
  expect(new Set(tables)).toEqual(new Set([0]));
  expect(Math.min(...rows)).toBeLessThanOrEqual(44);
});

test("a phone shows diagrams at their natural size, and they scroll within the page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, DESIGN);
  // Images are remounted when they become zoomable, and an image that has been removed has no width.
  await expect(page.locator('[data-zoom-attached="false"]')).toHaveCount(0);
  const images = page.locator("figure img");
  const scales = await images.evaluateAll(async (elements) => {
    const shown = (elements as HTMLImageElement[]).filter((image) => image.getClientRects().length > 0);
    return Promise.all(
      shown.map(async (image) => {
        image.loading = "eager";
        await image.decode();
        return image.getBoundingClientRect().width / image.naturalWidth;
      }),
    );
  });
  expect(scales.length).toBeGreaterThan(0);
  expect(new Set(scales)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`the lines of a checklist item are aligned at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, WALKTHROUGH);
    // Items of plain text, whose range has one rectangle per line.
    const plain = page.locator(".task-list-item:not(:has(:not(input)))");
    const offsets = await plain.evaluateAll((items) =>
      items.flatMap(({ lastChild }) => {
        const text = document.createRange();
        text.selectNodeContents(lastChild as Text);
        text.setStart(lastChild as Text, (lastChild as Text).data.search(/\S/));
        const [first, ...others] = text.getClientRects();
        return others.map(({ left }) => left - (first?.left ?? 0));
      }),
    );
    expect(offsets.length).toBeGreaterThan(0);
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(0.5);
  });
}

test("only the current section is highlighted in the navbar, which has no gaps", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, WALKTHROUGH);
  const items = page.locator(".navbar__items .navbar__link:visible");
  const looks = await items.evaluateAll((links) => links.map((link) => Number(getComputedStyle(link).fontWeight)));
  expect(looks.filter((weight) => weight >= 600)).toHaveLength(1);
  const boxes = await page
    .locator(".navbar__items--right")
    .locator("> *, .navbar__item")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right })),
    );
  for (const [index, { left }] of boxes.entries()) {
    expect(left - (boxes[index - 1]?.right ?? left)).toBeLessThan(10);
  }
});

test("the current tab's line covers the line below all tabs", async ({ page }) => {
  await open(page, SERVICE);
  const tabs = page.getByRole("tablist").first();
  const tab = tabs.getByRole("tab").first();
  const bottom = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await bottom(tabs)) - (await bottom(tab))).toBeLessThanOrEqual(1);
});

test("the titles of pages with a tag look like links", async ({ page }) => {
  await open(page, "/tags/terraform");
  const link = page.getByRole("main").getByRole("article").getByRole("link");
  const color = await link.evaluate((element) => getComputedStyle(element).color);
  await expect(link.getByRole("heading")).toHaveCSS("color", color);
});

test("placeholders have the color of secondary text in both themes", async ({ page }) => {
  for (const route of ["/reference/services", "/search", "/guides/stay-up-to-date/terraform/terraform-13"]) {
    await open(page, route);
    for (const theme of ["light", "dark"] as const) {
      await setTheme(page, theme);
      const [placeholder, secondary] = await page.locator("main input[placeholder]").evaluate((field) => {
        const { color } = getComputedStyle(field, "::placeholder");
        field.style.color = "var(--gw-color-text-muted)";
        const muted = getComputedStyle(field).color;
        field.style.color = "";
        return [color, muted];
      });
      expect(placeholder, `${route}, ${theme}`).toBe(secondary);
    }
  }
});

test("sidebar entries are 31 px apart, and the footer is compact on a phone", async ({ page }) => {
  await withoutFiles(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(WALKTHROUGH);
  const entries = page.locator(".theme-doc-sidebar-item-link:not(.sidebar-back) .menu__link:visible");
  const tops = await entries.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  const distance = Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0)));
  expect(distance).toBeGreaterThanOrEqual(30);
  expect(distance).toBeLessThanOrEqual(32);
  await page.setViewportSize(PHONE);
  const footer = await page.locator(".footer").boundingBox();
  expect(footer?.height).toBeLessThan(480);
});
