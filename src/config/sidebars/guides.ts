import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { UPDATE_GUIDES_FOLDER, updateGuides } from "../updateGuides";
import { backLink } from "./backLink";
import { pageGroup } from "./pageGroup";

const usage = "guides/reference-architecture/example-usage-guide";

/**
 * The sidebar of a build-it-yourself guide. Every guide has the same five pages; `more` are the names of those between
 * the walkthrough and the next steps.
 */
function buildItYourselfGuide(slug: string, label: string, more: string[] = []): SidebarsConfig[string] {
  const page = (name: string) => `guides/build-it-yourself/${slug}/${name}`;
  return [
    backLink("guides/build-it-yourself/index", "Build it yourself"),
    {
      type: "category",
      label,
      collapsible: false,
      link: { type: "doc", id: page("index") },
      items: [
        { type: "doc", id: page("core-concepts"), label: "Core concepts" },
        { type: "doc", id: page("production-grade-design"), label: "Production-grade design" },
        { type: "doc", id: page("deployment-walkthrough"), label: "Deployment walkthrough" },
        ...more.map(page),
        { type: "doc", id: page("next-steps"), label: "Next steps" },
      ],
    },
  ];
}

/** The sidebar of an update guide: the page itself and a link back. */
function updateGuide(path: string): SidebarsConfig[string] {
  return [backLink(`${UPDATE_GUIDES_FOLDER}/index`, "Stay up to date"), `${UPDATE_GUIDES_FOLDER}/${path}`];
}

/** The list of guides, and a sidebar for each guide (specification, section 2). */
export const guidesSidebars = {
  guidesSidebar: [
    { type: "doc", id: "guides/index", label: "All guides" },
    {
      type: "category",
      label: "Build it yourself",
      collapsed: false,
      link: { type: "doc", id: "guides/build-it-yourself/index" },
      items: [
        { type: "ref", id: "guides/build-it-yourself/landing-zone/index", label: "Landing Zone" },
        { type: "ref", id: "guides/build-it-yourself/pipelines/index", label: "Pipelines" },
        { type: "ref", id: "guides/build-it-yourself/vpc/index", label: "VPC" },
        { type: "ref", id: "guides/build-it-yourself/kubernetes-cluster/index", label: "Kubernetes cluster" },
        { type: "ref", id: "guides/build-it-yourself/achieve-compliance/index", label: "Compliance" },
      ],
    },
    { type: "ref", id: "guides/production-framework/index", label: "Production Framework" },
    {
      type: "category",
      label: "Reference Architecture",
      collapsed: false,
      link: { type: "doc", id: "guides/reference-architecture/index" },
      items: [
        { type: "doc", id: "guides/reference-architecture/configuration-guide", label: "Configuration guide" },
        { type: "ref", id: `${usage}/index`, label: "Example usage guide" },
      ],
    },
    { type: "doc", id: "guides/stay-up-to-date/index", label: "Stay up to date" },
    {
      type: "category",
      label: "Style guides",
      collapsed: false,
      link: { type: "doc", id: "guides/style/index" },
      items: [
        { type: "doc", id: "guides/style/golang-style-guide", label: "Go" },
        { type: "doc", id: "guides/style/terraform-style-guide", label: "Terraform" },
      ],
    },
    {
      type: "category",
      label: "Working with code",
      collapsed: false,
      items: [
        { type: "doc", id: "guides/working-with-code/versioning", label: "Versioning" },
        { type: "doc", id: "guides/working-with-code/release-modules", label: "Release modules" },
        { type: "doc", id: "guides/working-with-code/contributing", label: "Contributing" },
        { type: "doc", id: "guides/working-with-code/forking", label: "Forking" },
        { type: "doc", id: "guides/working-with-code/ai-assistants", label: "AI assistants" },
      ],
    },
  ],

  landingZoneSidebar: buildItYourselfGuide("landing-zone", "Landing Zone", ["people", "roles", "operate"]),
  pipelineSidebar: buildItYourselfGuide("pipelines", "Pipelines", [
    "other-ci-systems",
    "runners",
    "operate",
    "release-safely",
    "scale",
  ]),
  vpcSidebar: buildItYourselfGuide("vpc", "VPC", ["transit-gateway", "edge", "operate"]),
  kubernetesSidebar: buildItYourselfGuide("kubernetes-cluster", "Kubernetes cluster", [
    "run-applications",
    "operate",
    "observe",
    "troubleshoot",
  ]),
  complianceSidebar: buildItYourselfGuide("achieve-compliance", "Compliance", ["evidence", "personal-data"]),

  productionFrameworkSidebar: [
    backLink("guides/index", "All guides"),
    { type: "doc", id: "guides/production-framework/index", label: "Production Framework" },
    {
      type: "category",
      label: "Ingredients",
      collapsed: false,
      link: { type: "doc", id: "guides/production-framework/ingredients/index" },
      items: [
        "guides/production-framework/ingredients/service-catalog",
        "guides/production-framework/ingredients/landing-zone",
        "guides/production-framework/ingredients/ci-cd-pipeline",
        "guides/production-framework/ingredients/self-service",
        "guides/production-framework/ingredients/automatic-updates",
        "guides/production-framework/ingredients/disaster-recovery",
        "guides/production-framework/ingredients/cost",
        "guides/production-framework/ingredients/other-ingredients",
      ],
    },
    {
      type: "category",
      label: "Recipes",
      collapsed: false,
      link: { type: "doc", id: "guides/production-framework/recipes/index" },
      items: [
        "guides/production-framework/recipes/dev-team-experience",
        "guides/production-framework/recipes/ops-team-experience",
      ],
    },
    "guides/production-framework/gruntwork-solutions",
  ],

  refarchUsageSidebar: [
    backLink("guides/reference-architecture/index", "Reference Architecture"),
    {
      type: "category",
      label: "Example usage guide",
      collapsible: false,
      link: { type: "doc", id: `${usage}/index` },
      items: [
        `${usage}/authenticate`,
        pageGroup("Release", usage, ["deploy-apps", "configure-gw-pipelines", "previews", "load-and-failure-tests"]),
        pageGroup("Run applications", usage, [
          "operate-apps",
          "settings",
          "app-databases",
          "run-on-ecs",
          "size-and-health",
          "scheduled-jobs",
          "sign-in-users",
          "move-an-application",
          "move-a-mysql-database",
        ]),
        pageGroup("Monitor and investigate", usage, [
          "monitoring-alerting-logging",
          "refine-alarms-and-logs",
          "telemetry",
          "investigate",
          "query-logs",
          "security-incidents",
        ]),
        pageGroup("Accounts and environments", usage, [
          "adding-a-new-account",
          "existing-account",
          "pause-at-night",
          "undeploy",
        ]),
      ],
    },
  ],

  ...Object.fromEntries(Object.entries(updateGuides).map(([guide, sidebar]) => [sidebar, updateGuide(guide)])),
} satisfies SidebarsConfig;
