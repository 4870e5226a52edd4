import type { SidebarItemConfig } from "@docusaurus/plugin-content-docs/src/sidebars/types.js";

/**
 * The first entry of a guide's own sidebar, which links back to the list that the guide belongs to.
 *
 * @param id document id of the parent list
 * @param label the parent's name
 */
export function backLink(id: string, label: string): SidebarItemConfig {
  return { type: "ref", id, label, className: "sidebar-back" };
}
