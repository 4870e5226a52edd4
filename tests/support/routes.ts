import fs from "node:fs";
import path from "node:path";
import expected from "../routes.json";
import { variants } from "./variants";

/** A page that the specification names (section 2). */
interface ExpectedRoute {
  path: string;
  kind: string;
  /** Name of the sidebar that the page shows; some show none. */
  sidebar?: string;
  tags?: string[];
}

/** Every route that the specification names, with its sidebar. */
export const expectedRoutes: ExpectedRoute[] = expected;

/** The paths of the sitemap that the default build wrote. */
function sitemapPaths(): string[] {
  const file = path.join(variants.plain.outDir, "sitemap.xml");
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing. Build the site first: yarn build`);
  }
  return Array.from(fs.readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => {
    return new URL(address).pathname;
  });
}

/** An address that no page has. */
export const UNKNOWN_PATH = "/no/such/page";

/** The only paths to test, as `yarn test --only-changed` names them; undefined: all of them. */
export const testedPaths = process.env.TEST_PATHS?.split(",");

/**
 * Everything that a reader can open: the pages of the sitemap, the search page and the not-found page. Tests that
 * walk through them have the tag `@every-page`, and test only those that have changed when they are asked to.
 */
export function allPaths(): string[] {
  const paths = [...new Set([...sitemapPaths(), "/search", UNKNOWN_PATH])];
  return testedPaths ? paths.filter((path) => testedPaths.includes(withoutSlash(path) ?? "")) : paths;
}

/** A link's address as the routes are written: without the slash that addresses of folders may end in. */
export function withoutSlash(path: string | null | undefined): string | undefined {
  return path?.replace(/(.)\/$/, "$1");
}

/** Cuts a list into groups of at most `size`: pages of one group share a browser context, and with it the cache. */
export function inGroups<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
