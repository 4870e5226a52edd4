import { expect, test, type Page } from "@playwright/test";
import { accessibilityViolations, keepOneOfEachShape } from "../support/accessibility";
import { allPaths, expectedRoutes, UNKNOWN_PATH, withoutSlash } from "../support/routes";
import { sidebarPages } from "../support/sidebars";
import { collectMessages, hydrated, resize } from "../support/site";

const SMALLEST = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Routes are tested in groups that share a browser context, and with it the cache: a fraction of the time. */
const GROUP_SIZE = 10;

const groups = Array.from({ length: Math.ceil(allPaths().length / GROUP_SIZE) }, (_, index) =>
  allPaths().slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
);

/** What is wrong with the document itself, whatever its width and theme. */
function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    const headings = document.querySelectorAll("h1").length;
    return [
      ...(headings === 1 ? [] : [`${headings} h1 elements`]),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `duplicate id ${id}`),
    ];
  });
}

/** The browser itself reports the status of an address that has no page. */
function isExpectedMessage(path: string, message: string): boolean {
  return path === UNKNOWN_PATH && message.includes("the server responded with a status of 404");
}

/** Puts the page into a theme, as the switch in the navbar does. */
async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
}

/**
 * Checks an open page with axe, at two widths and in both themes. Every rule runs at each width, and those of colors
 * in both themes: the document and its layout are the same in both.
 */
async function accessibilityProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const check = async (where: string, onlyColors: boolean) => {
    const violations = await accessibilityViolations(page, { onlyColors });
    problems.push(...violations.map((violation) => `${where}: ${violation}`));
  };
  await check("1440 px, light", false);
  await keepOneOfEachShape(page);
  await setTheme(page, "dark");
  await check("1440 px, dark", true);
  problems.push(...(await resize(page, SMALLEST)), ...(await resize(page, PHONE)));
  await check("390 px, dark", false);
  await setTheme(page, "light");
  await check("390 px, light", true);
  return problems;
}

for (const group of groups) {
  test(`${group[0]} to ${group.at(-1)} are sound and accessible`, { tag: "@every-page" }, async ({ page, baseURL }) => {
    test.setTimeout(group.length * 60_000);
    const messages = collectMessages(page);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (/^(http|ws)/.test(request.url()) && new URL(request.url()).origin !== baseURL) {
        foreign.push(request.url());
      }
    });

    const problems: Record<string, string[]> = {};
    for (const path of group) {
      messages.length = 0;
      foreign.length = 0;
      await page.setViewportSize(DESKTOP);
      const status = (await page.goto(path))?.status();
      await hydrated(page);
      const found = [
        ...(status === (path === UNKNOWN_PATH ? 404 : 200) ? [] : [`status ${status}`]),
        ...(await structureProblems(page)),
        ...(await accessibilityProblems(page)),
        ...messages.filter((message) => !isExpectedMessage(path, message)),
        ...foreign.map((address) => `request to ${address}`),
      ];
      if (found.length > 0) {
        problems[path] = found;
      }
    }
    expect(problems).toEqual({});
  });
}

test.describe("sidebars", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, firstItem, paths: order } of sidebarPages) {
    test(`every page of ${name} shows it, marks itself in it, and leads to the previous and the next`, async ({
      page,
    }) => {
      const paths = expectedRoutes.filter(({ sidebar }) => sidebar === name).map(({ path }) => path);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        const sidebar = page.locator("aside.theme-doc-sidebar-container");
        await expect(sidebar.locator(".menu__link").first(), path).toHaveText(firstItem.label ?? "");
        const current = sidebar.locator('[aria-current="page"]');
        await expect(current, path).toHaveCount(1);
        expect(withoutSlash(await current.getAttribute("href")), path).toBe(path);
        const neighbor = async (direction: string) => {
          const link = page.locator(`.pagination-nav__link--${direction}`);
          return (await link.count()) === 0 ? undefined : withoutSlash(await link.getAttribute("href"));
        };
        const place = order.indexOf(path);
        expect(await neighbor("prev"), `before ${path}`).toBe(order[place - 1]);
        expect(await neighbor("next"), `after ${path}`).toBe(order[place + 1]);
        const labels = await sidebar
          .locator(".menu__list")
          .evaluateAll((lists) =>
            lists.map((list) =>
              Array.from(list.children, (item) => item.querySelector(".menu__link")?.textContent ?? ""),
            ),
          );
        expect(
          labels.filter((names) => new Set(names).size < names.length),
          `labels that ${path} shows twice in one list`,
        ).toEqual([]);
      }
    });
  }

  test("pages without a named sidebar answer, and show none", async ({ page }) => {
    for (const { path } of expectedRoutes.filter(({ sidebar }) => sidebar === undefined)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator("aside.theme-doc-sidebar-container"), path).toHaveCount(0);
    }
  });

  test("the build has every route of the specification", () => {
    const built = new Set(allPaths().map(withoutSlash));
    expect(expectedRoutes.map(({ path }) => path).filter((path) => !built.has(path))).toEqual([]);
  });
});
