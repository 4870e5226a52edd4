import type { Page } from "./page";
import type { Site } from "./site";

/** The page at a path on the site, such as `/intro/overview`. */
export function pageAt(route: string, site: Pick<Site, "pages">): Page | undefined {
  const id = route.replace(/^\/|\/$/g, "");
  return site.pages.get(`${id}.mdx`) ?? site.pages.get(id === "" ? "index.mdx" : `${id}/index.mdx`);
}

/** Paths of the generated index pages that sidebar categories link to. */
function generatedIndexes(items: unknown): string[] {
  if (Array.isArray(items)) {
    return items.flatMap(generatedIndexes);
  }
  if (typeof items !== "object" || items === null) {
    return [];
  }
  const { link, items: children } = items as { link?: { type?: string; slug?: string }; items?: unknown };
  const own = link?.type === "generated-index" && link.slug !== undefined ? [link.slug] : [];
  return [...own, ...generatedIndexes(children)];
}

/** Paths of pages that have no file below `docs/`: home, search, tags and generated indexes. */
export function generatedRoutes(site: Site): Set<string> {
  return new Set([
    "/",
    "/search",
    "/tags",
    ...[...site.tags].map((tag) => `/tags/${tag}`),
    ...Object.values(site.sidebars).flatMap(generatedIndexes),
  ]);
}
