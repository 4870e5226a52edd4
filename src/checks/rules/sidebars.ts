import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Problem } from "../../lib/problem";
import { sidebarFileOf, sidebarForDoc } from "../../config/sidebars/sidebarByFolder";
import { UPDATE_GUIDES_FOLDER } from "../../config/updateGuides";
import { addToGroupHint } from "../../catalog/addToGroupHint";
import { serviceGroups } from "../../catalog/serviceGroups";
import type { Page } from "../page";
import { didYouMean } from "../../lib/didYouMean";
import type { Site } from "../site";
import { problemAt, type Source } from "../source";

/** The place where an entry is reported if no file contains its id as text. */
const SIDEBARS: Source = { file: "sidebars.ts", text: "", locate: () => ({ line: 1, column: 1 }) };

/** Types of the items that name a page. A `ref` only links to a page of another sidebar. */
const OWN_PAGES = ["doc"];
const ALL_PAGES = ["doc", "ref"];

/** Ids of the pages that a sidebar names. */
function pagesIn(items: unknown, types = OWN_PAGES): string[] {
  if (typeof items === "string") {
    return [items];
  }
  if (Array.isArray(items)) {
    return items.flatMap((item: unknown) => pagesIn(item, types));
  }
  const {
    type,
    id,
    link,
    items: children,
  } = (items ?? {}) as { type?: string; id?: unknown; link?: unknown; items?: unknown };
  if (type !== undefined && types.includes(type) && typeof id === "string") {
    return [id];
  }
  return type === "category" ? [...pagesIn(link, types), ...pagesIn(children ?? [], types)] : [];
}

/**
 * Each sidebar entry is a page. Upstream stops at the first one that is not, with a list of all pages of the site.
 *
 * @param sources the files that define the sidebars
 */
export function sidebarEntries(
  { sidebars: all, pages }: Pick<Site, "sidebars" | "pages">,
  sources: Source[],
): Problem[] {
  const ids = new Set([...pages.keys()].map((file) => file.replace(/\.mdx?$/, "")));
  const unknown = new Set(pagesIn(Object.values(all), ALL_PAGES).filter((id) => !ids.has(id)));
  return [...unknown].map((id) => {
    const close = didYouMean(id, ids);
    const hint = close === undefined ? `Remove it, or write docs/${id}.mdx.` : `Did you mean "${close}"?`;
    // Some files contain only the last parts of an id, since the folder that precedes them is added in code.
    const lastTwo = id.split("/").slice(-2).join("/");
    const names = [`"${id}"`, `/${lastTwo}`, `"${lastTwo}"`, `"${id.split("/").at(-1)}"`];
    const places = names.flatMap((name) => sources.map((source) => ({ source, offset: source.text.indexOf(name) })));
    const { source, offset } = places.find((place) => place.offset !== -1) ?? { source: SIDEBARS, offset: 0 };
    return problemAt(source, offset, `The sidebar entry "${id}" is not a page. ${hint}`);
  });
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
  const [, group = "", slug = ""] = /^reference\/services\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
  if (serviceGroups.some((one) => one.group === group)) {
    return addToGroupHint(group, slug);
  }
  const [, guide] = new RegExp(`^${UPDATE_GUIDES_FOLDER}/(.+/.+)$`).exec(id) ?? [];
  return guide === undefined
    ? `Add "${id}" to ${sidebar} in ${sidebarFileOf(id)}.`
    : `Add "${guide}" and a name for its sidebar to src/config/updateGuides.ts.`;
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
  if (actual.length > 1 && actual.every((name) => name === expected)) {
    return [problemAt(page, 0, `The page is in ${expected} twice. Remove one entry in ${sidebarFileOf(id)}.`)];
  }
  return actual
    .filter((name) => name !== expected)
    .map((name) =>
      problemAt(
        page,
        0,
        `The page is in the sidebar ${name}, but pages of its folder belong in ${expected}. Move "${id}" there in ${sidebarFileOf(id)}.`,
      ),
    );
}
