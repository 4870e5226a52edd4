import fs from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "../support/test";
import { allPaths, UNKNOWN_PATH } from "../support/routes";
import { open } from "../support/site";
import { variants } from "../support/variants";

/** One page of each kind; adjacent pages differ as much as possible. */
const PAGES = [
  "/",
  "/intro/core-concepts/infrastructure-as-code",
  "/tags",
  "/reference/services/networking/virtual-private-cloud-vpc",
  "/search",
  "/guides/build-it-yourself/vpc/deployment-walkthrough",
  "/tags/go",
  "/courses",
  "/reference/services/",
];

/** What a document says about itself, in any order. */
interface Head {
  title: string;
  root: Record<string, string | null>;
  elements: string[];
}

/** Reads the open page, or the page at a path as it is served. */
function readHead(page: Page, path?: string): Promise<Head> {
  return page.evaluate(async (served) => {
    const read = async (url: string) => new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");
    const source = served === undefined ? document : await read(served);
    const root = source.documentElement;
    // Minifying sorts the keys of structured data.
    const withSortedKeys = (_key: string, value: unknown): unknown =>
      value instanceof Object && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value;
    const describe = ({ localName, attributes, textContent }: Element): string =>
      [
        localName,
        ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
        localName === "script" ? JSON.stringify(JSON.parse(textContent), withSortedKeys) : textContent,
      ].join(" ");
    // Leaves out the script of the base URL banner, which works only on the first page.
    const elements = source.head.querySelectorAll("[data-rh]:not(title, script:not([type]))");
    return {
      title: source.title,
      root: Object.fromEntries(["class", "lang", "dir"].map((name) => [name, root.getAttribute(name)])),
      elements: Array.from(elements, describe).sort(),
    };
  }, path);
}

test("after navigation, the head is that of the page as it is served", async ({ page }) => {
  await open(page, "/intro/next-steps");
  for (const path of PAGES) {
    const served = await readHead(page, path);
    await page.evaluate((url) => {
      history.pushState({}, "", url);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);
    await expect.poll(() => readHead(page), `head of ${path}`).toEqual(served);
  }
});

test("hydration leaves the head as it is", async ({ page }) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records) {
          changes.push(...[...addedNodes, ...removedNodes, target].map(({ nodeName }) => nodeName));
        }
      }).observe(document.head, { childList: true, subtree: true, attributes: true });
    });
  });
  await open(page, "/intro/core-concepts/infrastructure-as-code");
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes.filter((name) => ["META", "TITLE"].includes(name))).toEqual([]);
});

test("every page that is indexed describes itself in 50 to 160 characters, and trails have at least two pages", async ({
  page,
}) => {
  const paths = allPaths().filter((path) => path !== UNKNOWN_PATH);
  await page.goto("/404.html");
  const problems = await page.evaluate(async (all) => {
    const check = async (path: string): Promise<string[]> => {
      const { head } = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
      if (head.querySelector('[name=robots][content*="noindex"]')) {
        return [];
      }
      const lengths = ["[name=description]", '[property="og:description"]'].map(
        (meta) => head.querySelector(meta)?.getAttribute("content")?.length ?? 0,
      );
      const trails = [...head.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => JSON.parse(textContent) as { itemListElement?: unknown[] })
        .flatMap(({ itemListElement }) => (itemListElement ? [itemListElement.length] : []));
      return [
        ...lengths.filter((length) => length < 50 || length > 160).map((length) => `${path}: ${length} characters`),
        ...trails.filter((length) => length < 2).map((length) => `${path}: a trail of ${length}`),
      ];
    };
    return (await Promise.all(all.map(check))).flat();
  }, paths);
  expect(problems).toEqual([]);
});

test("links and structured data use the canonical addresses of pages", () => {
  const pages = allPaths().filter((address) => address !== UNKNOWN_PATH);
  const canonical = new Set(pages);
  const strays = pages.flatMap((page) => {
    const html = fs.readFileSync(path.join(variants.plain.outDir, page, "index.html"), "utf8");
    const links = html.matchAll(/<a\b[^>]*\bhref="?(\/[^\s">#?]*)|"item":"https?:\/\/[^/]+(\/[^"]*)"/g);
    return Array.from(links, ([, link = "", item = ""]) => link || item)
      .filter((address) => !canonical.has(address) && canonical.has(`${address}/`))
      .map((address) => `${page}: ${address}`);
  });
  expect([...new Set(strays)]).toEqual([]);
});
