import type { PropVersionMetadata } from "@docusaurus/plugin-content-docs";
import type { RouteConfig } from "@docusaurus/types";

/** A route of the docs: a version, the pages of a version, or one page, which may name its sidebar. */
type DocsRoute = RouteConfig & { sidebar?: string; props?: { version?: PropVersionMetadata } };

const groupBy = <Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return groups;
};

/**
 * The part of a version's metadata that pages with these sidebars use. Only upstream's cards show the titles and
 * descriptions of documents; ours do not (`theme/DocCard`).
 */
const metadataOf = (version: PropVersionMetadata, sidebars: ReadonlySet<string | undefined>): PropVersionMetadata => ({
  ...version,
  docsSidebars: Object.fromEntries(Object.entries(version.docsSidebars).filter(([name]) => sidebars.has(name))),
  docs: {},
});

/**
 * Splits the route of a docs version by section, so that a page loads only the sidebar of its own section.
 *
 * @param version upstream's route: its only child with children is the route of all pages
 * @param folders paths of the sections, such as `/guides/build-it-yourself/vpc`
 * @returns a route of the same shape for each section that has pages, and one for all other pages
 */
export function splitBySection(version: RouteConfig, folders: string[]): RouteConfig[] {
  const { routes = [], props } = version as DocsRoute;
  const pages = routes.find((route) => route.routes !== undefined);
  if (pages?.routes === undefined || props?.version === undefined) {
    throw new Error(
      "The routes of the docs have an unexpected shape: compare splitBySection with plugin-content-docs/lib/routes.js.",
    );
  }
  const metadata = props.version;
  const byLength = folders.toSorted((one, other) => other.length - one.length);
  const sectionOf = (path: string): string =>
    byLength.find((folder) => `${path}/`.startsWith(`${folder}/`)) ?? version.path;
  const sections = groupBy(pages.routes as DocsRoute[], ({ path }) => sectionOf(path));
  return [...sections].map(([path, leaves]): RouteConfig => {
    const own = { ...pages, path, routes: leaves };
    return {
      ...version,
      path,
      props: { ...props, version: metadataOf(metadata, new Set(leaves.map(({ sidebar }) => sidebar))) },
      routes: path === version.path ? routes.map((route) => (route === pages ? own : route)) : [own],
    };
  });
}
