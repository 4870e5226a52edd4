import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Problem } from "../../lib/problem";
import { sidebarForDoc } from "../../config/sidebars/sidebarByFolder";
import { serviceGroups } from "../../catalog/serviceGroups";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt } from "../source";

/** Ids of the pages that belong to a sidebar. A `ref` only links to a page of another sidebar. */
function pagesIn(items: unknown): string[] {
  if (typeof items === "string") {
    return [items];
  }
  if (Array.isArray(items)) {
    return items.flatMap(pagesIn);
  }
  const {
    type,
    id,
    link,
    items: children,
  } = (items ?? {}) as { type?: string; id?: string; link?: unknown; items?: unknown };
  if (type === "doc" && id !== undefined) {
    return [id];
  }
  return type === "category" ? [...pagesIn(link), ...pagesIn(children ?? [])] : [];
}

const indexes = new WeakMap<SidebarsConfig, Map<string, string[]>>();

/** The names of each page's sidebars, by the page's id. Computed once per configuration. */
function sidebarsById(sidebars: SidebarsConfig): Map<string, string[]> {
  const known = indexes.get(sidebars);
  if (known !== undefined) {
    return known;
  }
  const index = new Map<string, string[]>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const id of pagesIn(items)) {
      index.set(id, [...(index.get(id) ?? []), name]);
    }
  }
  indexes.set(sidebars, index);
  return index;
}

/** Where a writer adds a page to its sidebar. */
function placeInSidebar(id: string, sidebar: string): string {
  const [, group, slug] = /^reference\/services\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
  return serviceGroups.some((one) => one.group === group)
    ? `Add "${slug}" to the slugs of the group "${group}" in src/catalog/serviceGroups.ts.`
    : `Add "${id}" to ${sidebar} in src/config/sidebars.`;
}

/** Each page is in the sidebar of its folder, and in no other. */
export function sidebars(page: Page, site: Site): Problem[] {
  const id = page.path.replace(/\.mdx?$/, "");
  const expected = sidebarForDoc(id);
  const actual = sidebarsById(site.sidebars).get(id) ?? [];
  if (expected === undefined) {
    return actual.length === 0
      ? []
      : [
          problemAt(
            page,
            0,
            `The page is in the sidebar ${actual.join(", ")}, but pages of its folder have no sidebar. Remove it in src/config/sidebars.`,
          ),
        ];
  }
  if (actual.length === 0) {
    return [
      problemAt(page, 0, `The page is in no sidebar, so readers cannot find it. ${placeInSidebar(id, expected)}`),
    ];
  }
  return actual
    .filter((name) => name !== expected)
    .map((name) =>
      problemAt(
        page,
        0,
        `The page is in the sidebar ${name}, but pages of its folder belong in ${expected}. Move "${id}" there in src/config/sidebars.`,
      ),
    );
}
