import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { serviceGroups } from "../../catalog/serviceGroups";
import { backLink } from "./backLink";
import { groupKeywords } from "./groupKeywords";
import { pageGroup } from "./pageGroup";

const modules = "reference/modules";
const services = "reference/services";

/** The sidebar of the reference, and those of the catalog, the modules and the tools (specification, section 2). */
export const referenceSidebars = {
  referenceSidebar: [
    { type: "doc", id: "reference/intro", label: "Overview" },
    { type: "ref", id: `${services}/index`, label: "Service Catalog" },
    { type: "ref", id: `${modules}/stub`, label: "Module library" },
    { type: "ref", id: "reference/tools/stub", label: "Tools" },
  ],
  modulesSidebar: [
    backLink("reference/intro", "Reference"),
    { type: "doc", id: `${modules}/stub`, label: "Module library" },
    pageGroup("Events and messages", modules, ["functions-and-events", "queues", "kafka"]),
    pageGroup("Web and network", modules, [
      "web-delivery",
      "cloudfront-api",
      "user-features",
      "dns-and-certificates",
      "private-certificates",
    ]),
    pageGroup("Data and files", modules, [
      "data-lake",
      "mongodb",
      "s3-at-scale",
      "disks-and-shared-files",
      "file-transfer",
    ]),
    pageGroup("Servers and platforms", modules, ["machine-images", "windows", "machine-learning", "tenants"]),
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
