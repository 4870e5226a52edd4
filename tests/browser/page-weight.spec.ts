import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hydrated, withoutPrefetch } from "../support/site";
import { transferSize } from "../support/transferSize";
import { variants } from "../support/variants";

/**
 * What a page may load before the reader does anything, in kB compressed as content delivery networks do. A page that
 * needs more has a reason: raise its budget in the commit that adds it. `yarn bench:pages` measures times.
 */
interface Budget {
  /** The page with the styles of its first paint. */
  html: number;
  /** Scripts that every page has: main and runtime. */
  main: number;
  /** The other scripts: of its section, of the kind of page, and of its content. */
  scripts: number;
  styles: number;
  font: number;
  images: number;
  requests: number;
}

/** What every page has in common. */
const shared = { main: 119, styles: 23, font: 18 };

const budgets: Record<string, Budget> = {
  "/": { ...shared, html: 12, scripts: 4, images: 1, requests: 9 },
  "/intro/core-concepts/infrastructure-as-code": { ...shared, html: 21, scripts: 41, images: 11, requests: 18 },
  "/guides/build-it-yourself/vpc/deployment-walkthrough": {
    ...shared,
    html: 27,
    scripts: 45,
    images: 11,
    requests: 18,
  },
  "/reference/services/landing-zone/aws-security-account-baseline-wrapper": {
    ...shared,
    html: 55,
    scripts: 55,
    images: 11,
    requests: 18,
  },
  "/reference/services": { ...shared, html: 18, scripts: 46, images: 1, requests: 18 },
};

const KINDS: [RegExp, keyof Budget][] = [
  [/\/(?:main|runtime~main)\.[\da-f]+\.js$/, "main"],
  [/\.js$/, "scripts"],
  [/\.css$/, "styles"],
  [/\.woff2$/, "font"],
  [/\.(?:svg|png|ico)$/, "images"],
];

/** Kilobytes of a file of the build as it goes over the wire. */
function kilobytes(file: string): number {
  const content = fs.readFileSync(file);
  return (file.endsWith(".woff2") ? content.length : transferSize(content)) / 1000;
}

for (const [page, budget] of Object.entries(budgets)) {
  test(`${page} loads no more than its budget`, async ({ page: tab, baseURL }) => {
    const loaded = new Set<string>();
    tab.on("request", (request) => loaded.add(request.url()));
    // Other pages are prefetched when nothing else is to be done.
    await withoutPrefetch(tab);
    await tab.setViewportSize({ width: 412, height: 823 });
    await tab.goto(page, { waitUntil: "load" });
    await hydrated(tab);

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
          .map(({ pathname, size }) => `\n    ${size.toFixed(1)} kB ${pathname}`);
        return `${kind}: ${total(kind).toFixed(1)}, budget ${budget[kind]}${names.join("")}`;
      });
    expect(excess, `${page} has grown past its budget`).toEqual([]);
  });
}

test("every script asks to be compiled while it is loaded, which only its first line can", () => {
  const dir = path.join(variants.plain.outDir, "assets/js");
  const scripts = fs.readdirSync(dir).filter((file) => file.endsWith(".js"));
  const late = scripts.filter(
    (file) => !fs.readFileSync(path.join(dir, file), "utf8").startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(scripts).not.toEqual([]);
  expect(late).toEqual([]);
});
