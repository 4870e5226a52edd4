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

/** Everything that a reader can open: the pages of the sitemap, the search page and the not-found page. */
export function allPaths(): string[] {
  return [...new Set([...sitemapPaths(), "/search", UNKNOWN_PATH])];
}
