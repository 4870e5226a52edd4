const buildItYourself = "guides/build-it-yourself";
const stayUpToDate = "guides/stay-up-to-date";

/**
 * The sidebar of each folder's pages (specification, section 2). A folder or page without an
 * entry of its own has that of the folder around it.
 */
const owners: Record<string, string> = {
  intro: "introSidebar",

  guides: "guidesSidebar",
  [`${buildItYourself}/achieve-compliance`]: "complianceSidebar",
  [`${buildItYourself}/kubernetes-cluster`]: "kubernetesSidebar",
  [`${buildItYourself}/landing-zone`]: "landingZoneSidebar",
  [`${buildItYourself}/pipelines`]: "pipelineSidebar",
  [`${buildItYourself}/vpc`]: "vpcSidebar",
  "guides/production-framework": "productionFrameworkSidebar",
  "guides/reference-architecture/example-usage-guide": "refarchUsageSidebar",
  [`${stayUpToDate}/cis/cis-1.3.0`]: "cis130",
  [`${stayUpToDate}/cis/cis-1.4.0`]: "cis140",
  [`${stayUpToDate}/terraform/terraform-12`]: "terraform12",
  [`${stayUpToDate}/terraform/terraform-13`]: "terraform13",
  [`${stayUpToDate}/terraform/terraform-14`]: "terraform14",
  [`${stayUpToDate}/terraform/terraform-15`]: "terraform15",
  [`${stayUpToDate}/terraform/terraform-1.x`]: "terraform1x",
  [`${stayUpToDate}/terraform/aws-provider-v3`]: "terraformServiceProviderV3",
  [`${stayUpToDate}/terraform/how-to-dry-your-reference-architecture`]: "dryRefArch",

  reference: "referenceSidebar",
  "reference/modules": "modulesSidebar",
  "reference/tools": "toolsSidebar",
  "reference/services": "servicesSidebar",
};

/**
 * The sidebar in which a page belongs.
 *
 * @param id document id: the page's path below `docs/`, without the extension
 * @returns name of the sidebar, or undefined for a page that shows none, such as `courses`
 */
export function sidebarOf(id: string): string | undefined {
  const owner = owners[id];
  if (owner !== undefined) {
    return owner;
  }
  const end = id.lastIndexOf("/");
  return end === -1 ? undefined : sidebarOf(id.slice(0, end));
}
