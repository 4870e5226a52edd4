import type { SidebarItemConfig } from "@docusaurus/plugin-content-docs/src/sidebars/types.js";

/**
 * A labeled group of pages within a long sidebar. It is open at first, and has no page of its own.
 *
 * @param label what the pages have in common
 * @param folder folder of the pages, below `docs`
 * @param names file names of the pages, without extension, in reading order
 */
export function pageGroup(label: string, folder: string, names: string[]): SidebarItemConfig {
  return { type: "category", label, collapsed: false, items: names.map((name) => `${folder}/${name}`) };
}
