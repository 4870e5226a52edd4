import { expect, test, type Page } from "../support/test";
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { serviceGroups } from "../../src/catalog/serviceGroups";
import { markdownPath } from "../../src/lib/markdownPath";
import { allPaths, inGroups, UNKNOWN_PATH } from "../support/routes";

/** Tests the Markdown versions of pages, and their indexes, as written by the build. */

const GROUP_SIZE = 25;

/** The contents that a page and its Markdown must share, in order. */
interface Contents {
  headings: string[];
  samples: string[];
  tables: string[][];
  pictures: string[];
}

const paths = allPaths().filter((path) => path !== UNKNOWN_PATH && markdownPath(path) !== undefined);

/** Parses the served HTML with the browser's own parser. */
async function readPages(page: Page, group: string[]): Promise<Contents[]> {
  await page.goto("/404.html");
  return page.evaluate(async (all) => {
    const read = async (path: string) => {
      const response = await fetch(path);
      const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
      parsed
        .querySelectorAll(".hash-link, aside, form, button, nav, wbr, [aria-hidden=true], .theme-doc-footer")
        .forEach((element) => element.remove());
      parsed.querySelectorAll("br").forEach((element) => element.replaceWith("\n"));
      const texts = (selector: string) =>
        Array.from(parsed.querySelectorAll(selector), ({ textContent }) => textContent);
      const pictures = Array.from(parsed.querySelectorAll("main img"), (image) => image.getAttribute("alt") ?? "");
      return {
        headings: texts("h1, main :is(h2, h3, h4, h5, h6)"),
        samples: texts("main pre"),
        tables: Array.from(parsed.querySelectorAll("main table"), (table) =>
          Array.from(table.querySelectorAll("th, td"), ({ textContent }) => textContent),
        ),
        // Diagrams have one picture per theme.
        pictures: pictures.filter((alt, index) => alt !== pictures[index - 1]),
      };
    };
    return Promise.all(all.map(read));
  }, group);
}

/** Reduces a text to letters and digits, because punctuation and line breaks differ in Markdown. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");

function contentsOf(tree: Root): Contents {
  const contents: Contents = { headings: [], samples: [], tables: [], pictures: [] };
  visit(tree, (node: Nodes) => {
    if (node.type === "heading") {
      contents.headings.push(toString(node));
    } else if (node.type === "code") {
      contents.samples.push(node.value);
    } else if (node.type === "table") {
      contents.tables.push(node.children.flatMap((row) => row.children.map((cell) => toString(cell))));
    } else if (node.type === "image") {
      contents.pictures.push(node.alt ?? "");
    }
  });
  return contents;
}

function normalized({ headings, samples, tables, pictures }: Contents): Contents {
  return {
    headings: headings.map(letters),
    samples: samples.map((sample) => sample.replace(/\n$/, "")),
    tables: tables.map((cells) => cells.map(letters)),
    pictures,
  };
}

/** Finds what a Markdown file must not contain: HTML tags, and relative links, which only work on the site. */
function forbiddenContent(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === "html") {
      found.push(node.value);
    } else if ((node.type === "link" || node.type === "image") && !/^(?:https?:\/\/|mailto:)/.test(node.url)) {
      found.push(node.url);
    }
  });
  return found;
}

for (const group of inGroups(paths, GROUP_SIZE)) {
  test(`the Markdown of ${group[0]} to ${group.at(-1)} is complete`, { tag: "@every-page" }, async ({ page }) => {
    const pages = await readPages(page, group);
    for (const [index, path] of group.entries()) {
      const response = await page.request.get(markdownPath(path) ?? "");
      expect(response.status(), path).toBe(200);
      const tree = fromMarkdown(await response.text(), {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      });
      expect({ path, ...normalized(contentsOf(tree)) }).toEqual({ path, ...normalized(pages[index] as Contents) });
      expect(forbiddenContent(tree), path).toEqual([]);
    }
  });
}

test("llms.txt has one line per page and links to the text of all pages", async ({ page }) => {
  const read = async (path: string): Promise<string> => {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const addresses = (text: string): string[] =>
    Array.from(text.matchAll(/^- \[.*?\]\(([^)]+)\)/gm), ([, address = ""]) => new URL(address).pathname);
  const list = await read("/llms.txt");
  expect(list).toMatch(/^# Gruntwork Docs\n\n> /);
  const listed = addresses(list);
  // Tag pages only list other pages, so llms.txt leaves them out.
  const expected = paths.filter((path) => !path.startsWith("/tags")).map((path) => markdownPath(path) ?? "");
  expect(new Set(listed.filter((path) => path.endsWith(".md")))).toEqual(new Set(expected));
  expect(listed.indexOf("/guides/build-it-yourself/vpc/core-concepts.md")).toBe(
    listed.indexOf("/guides/build-it-yourself/vpc.md") + 1,
  );

  const index = await read("/llms-full.txt");
  const files = addresses(index.slice(0, index.indexOf("\n---\n")));
  const lines = new Set([index, ...(await Promise.all(files.map(read)))].flatMap((text) => text.split("\n")));
  const titles = await Promise.all(expected.map(async (path) => (await read(path)).split("\n", 1)[0] ?? ""));
  expect(titles.filter((title) => !lines.has(title))).toEqual([]);
});

test("robots.txt names the sitemap at the site's address", async ({ request }) => {
  const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(await (await request.get("/robots.txt")).text()) ?? [];
  const [, home] = /<loc>([^<]+)<\/loc>/.exec(await (await request.get(new URL(sitemap).pathname)).text()) ?? [];
  expect(new URL(sitemap).origin).toBe(new URL(home ?? "").origin);
});

test("the catalog's index links to the page, the Markdown and the data of every service", async ({ page }) => {
  const response = await page.request.get("/reference/services/catalog.json");
  const { schema, services } = (await response.json()) as {
    schema: string;
    services: { name: string; page: string; markdown: string; data: string }[];
  };
  expect(services).toHaveLength(serviceGroups.flatMap(({ slugs }) => slugs).length);
  for (const address of [schema, ...services.flatMap((one) => [one.page, one.markdown, one.data])]) {
    expect((await page.request.head(new URL(address).pathname)).status(), address).toBe(200);
  }
});
