import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { serviceGroups } from "../../catalog/serviceGroups";
import { backLink } from "./backLink";
import { groupKeywords } from "./groupKeywords";

const services = "reference/services";

/** The sidebar of the reference, and those of the catalog, the modules and the tools (specification, section 2). */
export const referenceSidebars = {
  referenceSidebar: [
    { type: "doc", id: "reference/intro", label: "Overview" },
    { type: "ref", id: `${services}/index`, label: "Service Catalog" },
    { type: "ref", id: "reference/modules/stub", label: "Module library" },
    { type: "ref", id: "reference/tools/stub", label: "Tools" },
  ],
  modulesSidebar: [
    backLink("reference/intro", "Reference"),
    { type: "doc", id: "reference/modules/stub", label: "Module library" },
    "reference/modules/functions-and-events",
    "reference/modules/queues",
    "reference/modules/kafka",
    "reference/modules/web-delivery",
    "reference/modules/cloudfront-api",
    "reference/modules/dns-and-certificates",
    "reference/modules/user-features",
    "reference/modules/data-lake",
    "reference/modules/mongodb",
    "reference/modules/tenants",
    "reference/modules/machine-learning",
    "reference/modules/file-transfer",
    "reference/modules/s3-at-scale",
    "reference/modules/disks-and-shared-files",
    "reference/modules/private-certificates",
    "reference/modules/machine-images",
    "reference/modules/windows",
  ],
  toolsSidebar: [backLink("reference/intro", "Reference"), { type: "doc", id: "reference/tools/stub", label: "Tools" }],
  servicesSidebar: [
    backLink("reference/intro", "Reference"),
    { type: "doc", id: `${services}/index`, label: "All services" },
    { type: "doc", id: `${services}/changes`, label: "Changes by version" },
    {
      type: "category",
      label: "Introduction",
      items: [
        `${services}/intro/overview`,
        `${services}/intro/deploy-new-infrastructure`,
        `${services}/intro/make-changes-to-your-infrastructure`,
        `${services}/intro/when-an-apply-fails`,
        `${services}/intro/move-resources-and-state`,
        `${services}/intro/set-up-a-database`,
        `${services}/intro/replace-a-database`,
        `${services}/intro/create-your-own-service-catalog`,
      ],
    },
    ...serviceGroups.map(({ group, label, description, slugs }) => ({
      type: "category" as const,
      label,
      link: {
        type: "generated-index" as const,
        title: `${label} services`,
        description,
        keywords: groupKeywords[group],
        slug: `/${services}/${group}`,
      },
      items: slugs.map((slug) => `${services}/${group}/${slug}`),
    })),
  ],
} satisfies SidebarsConfig;
