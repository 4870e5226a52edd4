import fs from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "../support/test";
import { allPaths, inGroups, UNKNOWN_PATH } from "../support/routes";
import { gateFiles, goTo, open, resize, withoutFiles } from "../support/site";
import { variants } from "../support/variants";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Widths on both sides of each breakpoint, and common window widths, in pixels. */
const WIDTHS = [320, 390, 768, 1000, 1100, 1280, 1440];

/** Widths at which readers have set their browser to larger text (the default is 16 px), in pixels. */
const LARGE_TEXT = [
  { width: 320, textSize: 20 },
  { width: 390, textSize: 24 },
  { width: 1440, textSize: 24 },
];

const IMAGES = /\/assets\/images\//;

/** The page on which the section tests start. */
const OTHER_PAGE = "/tags";

/** Number of pages per test. */
const GROUP_SIZE = 25;

const htmlOf = (route: string) =>
  fs.readFileSync(
    path.join(variants.plain.outDir, route === UNKNOWN_PATH ? "404.html" : `${route}/index.html`),
    "utf8",
  );

/** The id of the last section in a page's text. If everything above it keeps its place, the other sections land, too. */
function lastSection(route: string): string | undefined {
  return [...htmlOf(route).matchAll(/<h[23]\b[^>]*\bid="?([^\s">]+)/g)].at(-1)?.[1];
}

const pagesWithImages = allPaths().filter((route) => IMAGES.test(htmlOf(route)));

/** Forces layout of off-screen content, whose size is otherwise estimated. */
async function layOutEverything(page: Page): Promise<void> {
  await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
}

/** The document position of each heading and image in the text, rounded to pixels. */
function places(page: Page): Promise<string[]> {
  return page.locator("main :is(h1, h2, h3, img)").evaluateAll((elements) =>
    elements.map((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const size = element instanceof HTMLImageElement ? ` ${Math.round(width)} × ${Math.round(height)}` : "";
      return `${element.id || element.tagName} at ${Math.round(top + window.scrollY)}${size}`;
    }),
  );
}

/** Waits until every image that the theme shows has loaded, even images far below the viewport. */
async function imagesLoaded(page: Page): Promise<void> {
  await page.locator("main img").evaluateAll(async (images) => {
    for (const image of images as HTMLImageElement[]) {
      image.loading = "eager";
    }
    await Promise.all(
      (images as HTMLImageElement[])
        .filter((image) => image.getClientRects().length > 0)
        .map((image) => image.decode()),
    );
  });
}

for (const group of inGroups(pagesWithImages, GROUP_SIZE)) {
  const pages = `${group[0]} to ${group.at(-1)}`;
  test(`images of ${pages} load without layout shift`, { tag: "@every-page" }, async ({ page }) => {
    test.setTimeout(group.length * 20_000);
    // font.spec.ts covers layout shift caused by a late font.
    await withoutFiles(page, ["*.js", "*.woff2"]);
    const images = await gateFiles(page, IMAGES);
    const problems: Record<string, string[]> = {};
    for (const route of group) {
      await page.setViewportSize(PHONE);
      images.close();
      await page.goto(route);
      await layOutEverything(page);
      const onPhone = await places(page);
      await resize(page, DESKTOP);
      const onDesktop = await places(page);
      images.open();
      await imagesLoaded(page);
      const moved = (await places(page)).filter((place, index) => place !== onDesktop[index]);
      await resize(page, PHONE);
      moved.push(...(await places(page)).filter((place, index) => place !== onPhone[index]));
      if (moved.length > 0) {
        problems[route] = moved;
      }
    }
    expect(problems).toEqual({});
  });
}

/** Distance in pixels between the URL's section and its proper position; 0 if the page ends before it gets there. */
function sectionOffset(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!heading) {
      return Number.NaN;
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    const { top } = heading.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const offset = top - margin - padding;
    const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
    return Math.abs(offset) <= 1 || (isAtEnd && offset > 0 && top < clientHeight) ? 0 : Math.round(offset);
  });
}

/** Waits for the reference entries, which load after the headings. */
async function entriesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector(".reference") || document.querySelector(".reference:not(:empty)"),
  );
}

/** The section's offset as soon as it is 0, or else its value after ten seconds. */
async function settledOffset(page: Page): Promise<number> {
  let offset = Number.NaN;
  await expect
    .poll(async () => (offset = await sectionOffset(page)), { timeout: 10_000 })
    .toBe(0)
    .catch(() => undefined);
  return offset;
}

const pagesWithSections = allPaths().filter((route) => route !== OTHER_PAGE && lastSection(route) !== undefined);

for (const group of inGroups(pagesWithSections, GROUP_SIZE)) {
  const pages = `${group[0]} to ${group.at(-1)}`;
  test(`links to the last section of ${pages} work`, { tag: "@every-page" }, async ({ page }) => {
    test.setTimeout(group.length * 15_000);
    await page.setViewportSize(DESKTOP);
    await open(page, OTHER_PAGE);
    const images = await gateFiles(page, IMAGES);
    const problems: Record<string, unknown> = {};
    for (const route of group) {
      const section = lastSection(route);
      images.close();
      await goTo(page, `${route}#${section}`);
      await page.locator(`[id="${section}"]`).waitFor();
      await entriesLoaded(page);
      const early = await settledOffset(page);
      images.open();
      await imagesLoaded(page);
      const late = await settledOffset(page);
      if (early !== 0 || late !== 0) {
        problems[`${route}#${section}`] = { early, late };
      }
      await goTo(page, OTHER_PAGE);
      await page.locator(`[id="${section}"]`).waitFor({ state: "detached" });
    }
    expect(problems).toEqual({});
  });
}

/** The number of module source versions in a page's samples, according to the HTML. */
const versionsIn = (route: string): number =>
  [...htmlOf(route).matchAll(/<pre[^>]*\blanguage-hcl\b.*?<\/pre>/gs)].reduce(
    (sum, [block]) => sum + block.split("?ref=").length - 1,
    0,
  );

for (const group of inGroups(allPaths(), GROUP_SIZE)) {
  const pages = `${group[0]} to ${group.at(-1)}`;
  const title = `${pages} do not scroll horizontally at any width or with larger text, and show the versions of module sources`;
  test(title, { tag: "@every-page" }, async ({ page }) => {
    test.setTimeout(group.length * 5000);
    await withoutFiles(page);
    await page.goto("/search");
    const { problems, found } = await page.evaluate(
      async ({ paths, widths, largeText, widthsOfVersions }) => {
        const frame = document.createElement("iframe");
        // A hidden frame is laid out but not painted, which saves a tenth of the CPU time.
        frame.style.cssText = "position: fixed; inset: 0 auto auto 0; height: 900px; border: 0; visibility: hidden;";
        document.body.append(frame);

        /** Whether each module source version is visible, in the samples for all tools. */
        const visibleVersions = (content: Document, width: number): boolean[] => {
          const allTabs = content.createElement("style");
          allTabs.textContent = "[role=tabpanel] { display: block !important; }";
          content.head.append(allTabs);
          const range = content.createRange();
          const visible = [...content.querySelectorAll("pre.language-hcl")].flatMap((block) => {
            const box = block.getBoundingClientRect();
            const texts = content.createTreeWalker(block, NodeFilter.SHOW_TEXT);
            const places: boolean[] = [];
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              const version = /\?ref=[\w.]+/.exec(text.textContent ?? "");
              if (version) {
                range.setStart(text, version.index);
                range.setEnd(text, version.index + version[0].length);
                places.push(
                  block.scrollWidth <= block.clientWidth &&
                    [...range.getClientRects()].every(
                      (part) => part.width > 0 && part.left >= box.left && part.right <= Math.min(box.right, width),
                    ),
                );
              }
            }
            return places;
          });
          allTabs.remove();
          return visible;
        };

        const problems: string[] = [];
        const found: Record<string, number> = {};
        const checkWidth = (where: string): void => {
          const { scrollWidth, clientWidth } = (frame.contentDocument as Document).documentElement;
          if (scrollWidth !== clientWidth) {
            problems.push(`${where}: ${scrollWidth - clientWidth} px too wide`);
          }
        };
        for (const path of paths) {
          await new Promise((resolve) => {
            frame.onload = resolve;
            frame.src = path;
          });
          const content = frame.contentDocument as Document;
          // An entry that is not rendered until it is in view clips whatever is too wide.
          const allContent = content.createElement("style");
          allContent.textContent = "* { content-visibility: visible !important; }";
          content.head.append(allContent);
          const originalSize = parseFloat(
            frame.contentWindow?.getComputedStyle(content.documentElement).fontSize ?? "",
          );
          for (const { width, textSize } of largeText) {
            frame.style.width = `${width}px`;
            content.documentElement.style.fontSize = `${(textSize / 16) * originalSize}px`;
            checkWidth(`${path} at ${width} px with text of ${textSize} px`);
          }
          content.documentElement.style.fontSize = "";
          for (const width of widths) {
            frame.style.width = `${width}px`;
            checkWidth(`${path} at ${width} px`);
            if (widthsOfVersions.includes(width)) {
              const versions = visibleVersions(content, width);
              found[path] = (found[path] ?? 0) + versions.length;
              if (versions.includes(false)) {
                problems.push(`${path} at ${width} px: the version of a module source is not visible`);
              }
            }
          }
        }
        return { problems, found };
      },
      { paths: group, widths: WIDTHS, largeText: LARGE_TEXT, widthsOfVersions: [PHONE.width, DESKTOP.width] },
    );
    expect(problems).toEqual([]);
    expect(found).toEqual(Object.fromEntries(group.map((route) => [route, 2 * versionsIn(route)])));
  });
}
