import fs from "node:fs";
import path from "node:path";
import { expect, test } from "../support/test";
import { IMAGE_ZOOM_ATTACH_DELAY_MS } from "../../src/constants";
import { filesBelow } from "../../src/lib/filesBelow";
import { goTo, hydrated } from "../support/site";
import { transferSize } from "../support/transferSize";
import { variants } from "../support/variants";

/**
 * What a page may load before the reader interacts with it, in kB as compressed by CDNs. If a page needs more for good
 * reason, raise its budget in the same commit. `yarn bench:pages` measures times.
 */
interface Budget {
  /** The page, including its critical CSS. */
  html: number;
  /** Scripts on every page: main and runtime. */
  main: number;
  /** The other scripts: for its section, its kind of page and its content. */
  scripts: number;
  styles: number;
  font: number;
  images: number;
  requests: number;
}

/** The budgets shared by all pages. */
const shared = { main: 111, styles: 19, font: 18 };

const budgets: Record<string, Budget> = {
  "/": { ...shared, styles: 20.8, html: 12.2, scripts: 4, images: 1, requests: 9 },
  "/intro/core-concepts/infrastructure-as-code": { ...shared, html: 21, scripts: 31, images: 6.5, requests: 13 },
  "/guides/build-it-yourself/vpc/deployment-walkthrough": {
    ...shared,
    html: 27.4,
    scripts: 37,
    images: 6.5,
    requests: 13,
  },
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper": {
    ...shared,
    styles: 21.9,
    html: 55,
    scripts: 45,
    images: 6.5,
    requests: 16,
  },
  "/reference/services": { ...shared, html: 18.5, scripts: 36, images: 1, requests: 13 },
};

const KINDS: [RegExp, keyof Budget][] = [
  [/\/(?:main|runtime~main)\.[\da-f]+\.js$/, "main"],
  [/\.js$/, "scripts"],
  [/\.css$/, "styles"],
  [/\.woff2$/, "font"],
  [/\.(?:svg|png|ico)$/, "images"],
];

/** Budget in kB for what a service's page loads, besides its data, when the reader comes from another service. */
const NEXT_SERVICE_BUDGET = 9;

/** The size of a file of the build over the wire, in kilobytes. */
function kilobytes(file: string): number {
  const content = fs.readFileSync(file);
  return (file.endsWith(".woff2") ? content.length : transferSize(content)) / 1000;
}

for (const [page, budget] of Object.entries(budgets)) {
  test(`${page} stays within its budget`, async ({ page: tab, baseURL }) => {
    const loaded = new Set<string>();
    tab.on("request", (request) => loaded.add(request.url()));
    // Disables the timer that loads the zoom script after a second: a busy machine may take as long to notice that the
    // page has hydrated.
    await tab.addInitScript((delay) => {
      const native = window.setTimeout;
      const setTimeout = (run: () => void, ms?: number, ...rest: unknown[]) =>
        ms === delay ? 0 : native(run, ms, ...rest);
      Object.assign(window, { setTimeout });
    }, IMAGE_ZOOM_ATTACH_DELAY_MS);
    await tab.setViewportSize({ width: 412, height: 823 });
    await tab.goto(page, { waitUntil: "load" });
    await hydrated(tab);
    await tab.waitForLoadState("networkidle");

    const files = Array.from(loaded, (url) => new URL(url))
      .filter(({ origin }) => origin === baseURL)
      .map(({ pathname }) => ({
        pathname,
        kind: KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? "html",
        size: kilobytes(path.join(variants.plain.outDir, pathname === page ? `${page}/index.html` : pathname)),
      }));
    const total = (kind: keyof Budget): number =>
      kind === "requests"
        ? files.length
        : files.filter((file) => file.kind === kind).reduce((sum, { size }) => sum + size, 0);
    const excess = (Object.keys(budget) as (keyof Budget)[])
      .filter((kind) => total(kind) > budget[kind])
      .map((kind) => {
        const names = files
          .filter((file) => kind === "requests" || file.kind === kind)
          .toSorted((a, b) => b.size - a.size)
          .map(({ pathname, size }) => `\n    ${size.toFixed(2)} kB ${pathname}`);
        return `${kind}: ${total(kind).toFixed(2)}, budget ${budget[kind]}${names.join("")}`;
      });
    expect(excess, `${page} exceeds its budget`).toEqual([]);
  });
}

test("the page of another service loads only what differs", async ({ page }) => {
  await page.goto("/reference/services/data-storage/amazon-rds");
  await hydrated(page);
  await page.waitForLoadState("load");
  // Wait for the zoom scripts, which load a second later.
  await expect(page.locator('[data-zoom-attached="true"]').first()).toBeAttached();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await goTo(page, "/reference/services/app-orchestration/lambda");
  await expect(page.getByRole("heading", { level: 1, name: "Lambda" })).toBeVisible();
  const scripts = loaded.filter((file) => /(?<!json\.[\da-f]+)\.js$/.test(file));
  expect(scripts).not.toEqual([]);
  const size = scripts.reduce((sum, file) => sum + kilobytes(path.join(variants.plain.outDir, file)), 0);
  expect(size, scripts.join(", ")).toBeLessThan(NEXT_SERVICE_BUDGET);
});

test("no page inlines an image, which its script would contain, too", () => {
  const { outDir } = variants.plain;
  const pages = filesBelow(outDir, /\.html$/);
  expect(pages).not.toEqual([]);
  expect(
    pages.filter((page) => /<img [^>]*src="?data:/.test(fs.readFileSync(path.join(outDir, page), "utf8"))),
  ).toEqual([]);
});

test("every script starts with the comment that requests eager compilation", () => {
  const dir = path.join(variants.plain.outDir, "assets/js");
  const scripts = fs.readdirSync(dir).filter((file) => file.endsWith(".js"));
  const late = scripts.filter(
    (file) => !fs.readFileSync(path.join(dir, file), "utf8").startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(scripts).not.toEqual([]);
  expect(late).toEqual([]);
});

test("the hash of a page's script is in its section's table, and in no other script", () => {
  const { outDir } = variants.plain;
  const dir = path.join(outDir, "assets/js");
  const html = fs.readFileSync(path.join(outDir, "intro/core-concepts/infrastructure-as-code/index.html"), "utf8");
  const hashes = Array.from(html.matchAll(/assets\/js\/\d+\.([\da-f]{8})\.js/g), ([, hash = ""]) => hash);
  const holders = (hash: string) =>
    fs
      .readdirSync(dir)
      .filter((file) => fs.readFileSync(path.join(dir, file), "utf8").includes(hash))
      .map((file) => file.replace(/\.[\da-f]{8}\.js$/, ""));
  expect(hashes.map(holders)).toContainEqual(["section-intro"]);
});
