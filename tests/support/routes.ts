import fs from "node:fs";
import path from "node:path";
import expected from "../routes.json";
import { variants } from "./variants";

/** A page listed in the specification (section 2). */
interface ExpectedRoute {
  path: string;
  kind: string;
  /** Name of the page's sidebar; some pages have none. */
  sidebar?: string;
  tags?: string[];
}

/** Every route listed in the specification, with its sidebar. */
export const expectedRoutes: ExpectedRoute[] = expected;

/** The paths in the default build's sitemap. */
function sitemapPaths(): string[] {
  const file = path.join(variants.plain.outDir, "sitemap.xml");
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing. Build the site first: yarn build`);
  }
  return Array.from(fs.readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => {
    return new URL(address).pathname;
  });
}

/** An address without a page. */
export const UNKNOWN_PATH = "/no/such/page";

/** The paths to test, as set by `yarn test --only-changed`; undefined means all of them. */
export const testedPaths = process.env.TEST_PATHS?.split(",");

/**
 * Everything that a reader can open: the pages in the sitemap, the search page and the not-found page. Tests that cover
 * all of them have the tag `@every-page`; they are limited to the changed pages if `TEST_PATHS` is set.
 */
export function allPaths(): string[] {
  const paths = [...new Set([...sitemapPaths(), "/search", UNKNOWN_PATH])];
  return testedPaths ? paths.filter((path) => testedPaths.includes(withoutSlash(path) ?? "")) : paths;
}

/** Strips the trailing slash from a link's address, to match the notation of the routes. */
export function withoutSlash(path: string | null | undefined): string | undefined {
  return path?.replace(/(.)\/$/, "$1");
}

/** Splits a list into groups of up to `size` items. Pages in a group share a browser context and thus its cache. */
export function inGroups<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
