import { UPDATE_GUIDES_FOLDER, updateGuides } from "../updateGuides";

const buildItYourself = "guides/build-it-yourself";

/**
 * The sidebar of each folder's pages (specification, section 2). A folder or page without an entry of its own uses the
 * sidebar of its parent folder.
 */
export const sidebarByFolder: Record<string, string> = {
  intro: "introSidebar",

  guides: "guidesSidebar",
  [`${buildItYourself}/achieve-compliance`]: "complianceSidebar",
  [`${buildItYourself}/kubernetes-cluster`]: "kubernetesSidebar",
  [`${buildItYourself}/landing-zone`]: "landingZoneSidebar",
  [`${buildItYourself}/pipelines`]: "pipelineSidebar",
  [`${buildItYourself}/vpc`]: "vpcSidebar",
  "guides/production-framework": "productionFrameworkSidebar",
  "guides/reference-architecture/example-usage-guide": "refarchUsageSidebar",
  ...Object.fromEntries(
    Object.entries(updateGuides).map(([guide, sidebar]) => [`${UPDATE_GUIDES_FOLDER}/${guide}`, sidebar]),
  ),

  reference: "referenceSidebar",
  "reference/modules": "modulesSidebar",
  "reference/tools": "toolsSidebar",
  "reference/services": "servicesSidebar",
};

/**
 * Finds the sidebar that a page belongs in.
 *
 * @param id document id: the page's path below `docs/`, without the extension
 * @returns the name of the sidebar, or undefined for a page without one, such as `courses`
 */
export function sidebarForDoc(id: string): string | undefined {
  const sidebar = sidebarByFolder[id];
  if (sidebar !== undefined) {
    return sidebar;
  }
  const end = id.lastIndexOf("/");
  return end === -1 ? undefined : sidebarForDoc(id.slice(0, end));
}

/** The file with the sidebars of a page's top-level folder, for messages. */
export const sidebarFileOf = (id: string): string => `src/config/sidebars/${id.split("/")[0]}.ts`;
