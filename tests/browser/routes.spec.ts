import { expect, test, type Page } from "../support/test";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { servicePath } from "../../src/catalog/servicePath";
import { accessibilityViolations, prepare, type RuleSet } from "../support/accessibility";
import { markNewLooks, markNewOnPhone, NEW_LOOKS, NEW_ON_PHONE, recordSeenOnDesktop } from "../support/newElements";
import { allPaths, expectedRoutes, inGroups, UNKNOWN_PATH, withoutSlash } from "../support/routes";
import { sidebarPages } from "../support/sidebars";
import { collectMessages, hydrated, resize, setTheme } from "../support/site";

const SMALLEST = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Routes per test. They share a browser context and thus its cache, which takes a fraction of the time. */
const GROUP_SIZE = 10;

/** Problems of the document itself, independent of width and theme. */
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

/** The paths of the services' pages. */
const servicePaths = new Set(
  serviceGroups.flatMap(({ group, slugs }) => slugs.map((slug) => servicePath({ group, slug }))),
);

/** Browsers log the 404 status of an address without a page. */
function isExpectedMessage(path: string, message: string): boolean {
  return path === UNKNOWN_PATH && message.includes("the server responded with a status of 404");
}

/** The looks and shapes seen on earlier pages, each of which is checked only once. */
const known = { looks: new Set<string>(), shapesOnPhone: new Set<string>() };

/**
 * Checks an open page with axe: the whole document in a wide window; on a phone, the layout rules and the elements that
 * only a phone shows; and the colors of new looks at both widths and in both themes.
 */
async function accessibilityProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const check = async (where: string, rules: RuleSet, within?: string) => {
    const violations = await accessibilityViolations(page, rules, { within, colorsOf: NEW_LOOKS });
    problems.push(...violations.map((violation) => `${where}: ${violation}`));
  };
  const checkTheme = async (width: number, theme: "light" | "dark", rules: RuleSet) => {
    await setTheme(page, theme);
    const hasNewLooks = await markNewLooks(page, known.looks);
    if (hasNewLooks || rules !== "colors") {
      await check(`${width} px, ${theme}`, rules);
    }
  };
  await prepare(page);
  await checkTheme(DESKTOP.width, "light", "all");
  await checkTheme(DESKTOP.width, "dark", "colors");
  // Images become zoomable a second after the page loads, and are remounted for that. `waitForFunction` polls in every
  // frame, whereas `expect` polls less and less often and would lose half a second per page.
  await page.waitForFunction(() => !document.querySelector('[data-zoom-attached="false"]'), undefined, {
    timeout: 30_000,
  });
  await recordSeenOnDesktop(page);
  problems.push(...(await resize(page, SMALLEST)), ...(await resize(page, PHONE)));
  await checkTheme(PHONE.width, "dark", "layout");
  await checkTheme(PHONE.width, "light", "colors");
  if (await markNewOnPhone(page, known.shapesOnPhone)) {
    await check("390 px", "structure", NEW_ON_PHONE);
  }
  return problems;
}

for (const group of inGroups(allPaths(), GROUP_SIZE)) {
  test(`${group[0]} to ${group.at(-1)} are valid and accessible`, { tag: "@every-page" }, async ({ page, baseURL }) => {
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

/** A page's sidebar and its links to the previous and next page. */
interface SidebarView {
  status: number;
  /** Labels of each list, outermost first; empty if the page has no sidebar. */
  lists: string[][];
  /** The addresses that are marked as the current page. */
  current: (string | null)[];
  previous: string | null;
  next: string | null;
}

/** Parses pages as served, without opening each of them: sidebars need no scripts. */
async function readSidebars(page: Page, paths: string[]): Promise<Record<string, SidebarView>> {
  await page.goto("/404.html");
  const views = await page.evaluate(async (all) => {
    const read = async (path: string) => {
      const response = await fetch(path);
      const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
      const sidebar = parsed.querySelector("aside.theme-doc-sidebar-container");
      const href = (selector: string) => parsed.querySelector(selector)?.getAttribute("href") ?? null;
      return {
        status: response.status,
        lists: Array.from(sidebar?.querySelectorAll(".menu__list") ?? [], (list) =>
          Array.from(list.children, (item) => item.querySelector(".menu__link")?.textContent ?? ""),
        ),
        current: Array.from(sidebar?.querySelectorAll('[aria-current="page"]') ?? [], (link) =>
          link.getAttribute("href"),
        ),
        previous: href(".pagination-nav__link--prev"),
        next: href(".pagination-nav__link--next"),
      };
    };
    return Promise.all(all.map(read));
  }, paths);
  return Object.fromEntries(paths.map((path, index) => [path, views[index] as SidebarView]));
}

test.describe("sidebars", () => {
  for (const { name, firstItem, paths: order } of sidebarPages) {
    test(`every page of ${name} shows it, is marked in it, and links to the previous and the next page`, async ({
      page,
    }) => {
      const paths = expectedRoutes.filter(({ sidebar }) => sidebar === name).map(({ path }) => path);
      expect(paths.length).toBeGreaterThan(0);
      for (const [path, { status, lists, current, previous, next }] of Object.entries(
        await readSidebars(page, paths),
      )) {
        const place = order.indexOf(path);
        expect(status, path).toBe(200);
        expect(lists[0]?.[0], path).toBe(firstItem.label);
        expect(current.map(withoutSlash), path).toEqual([path]);
        // Services are sorted by name, so their pages do not link to neighbors.
        const neighbors = servicePaths.has(path) ? [] : [order[place - 1], order[place + 1]];
        expect(withoutSlash(previous), `before ${path}`).toBe(neighbors[0]);
        expect(withoutSlash(next), `after ${path}`).toBe(neighbors[1]);
        const repeated = lists.filter((labels) => new Set(labels).size < labels.length);
        expect(repeated, `labels that ${path} shows twice in one list`).toEqual([]);
      }
    });
  }

  test("pages without a sidebar in the specification load and show none", async ({ page }) => {
    const paths = expectedRoutes.filter(({ sidebar }) => sidebar === undefined).map(({ path }) => path);
    for (const [path, { status, lists }] of Object.entries(await readSidebars(page, paths))) {
      expect({ path, status, lists }).toEqual({ path, status: 200, lists: [] });
    }
  });

  test("the build contains every route in the specification", () => {
    const built = new Set(allPaths().map(withoutSlash));
    expect(expectedRoutes.map(({ path }) => path).filter((path) => !built.has(path))).toEqual([]);
  });
});
