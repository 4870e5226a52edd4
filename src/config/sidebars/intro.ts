import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

export const introSidebars = {
  introSidebar: [
    {
      type: "category",
      label: "Overview",
      link: { type: "doc", id: "intro/index" },
      collapsed: false,
      items: [
        "intro/overview/intro-to-gruntwork",
        "intro/overview/how-it-works",
        "intro/overview/getting-started",
        "intro/overview/use-cases",
        "intro/overview/gruntwork-vs-other",
        "intro/overview/gruntwork-production-framework",
      ],
    },
    {
      type: "category",
      label: "Core concepts",
      collapsed: false,
      items: [
        "intro/core-concepts/production-framework",
        "intro/core-concepts/infrastructure-as-code",
        "intro/core-concepts/immutable-infrastructure",
      ],
    },
    {
      type: "category",
      label: "Accessing the Developer Portal",
      collapsed: false,
      items: ["intro/dev-portal/create-account", "intro/dev-portal/invite-team", "intro/dev-portal/link-github-id"],
    },
    {
      type: "category",
      label: "Setting up your environment",
      collapsed: false,
      items: ["intro/environment-setup/recommended_tools"],
    },
    {
      type: "category",
      label: "Tool fundamentals",
      collapsed: false,
      items: [
        "intro/tool-fundamentals/docker",
        "intro/tool-fundamentals/packer",
        "intro/tool-fundamentals/terraform",
        "intro/tool-fundamentals/terragrunt",
      ],
    },
    {
      type: "category",
      label: "Deploy your first module",
      collapsed: false,
      items: [
        "intro/first-deployment/using-terraform-modules",
        "intro/first-deployment/testing",
        "intro/first-deployment/deploy",
      ],
    },
    "intro/next-steps",
  ],
} satisfies SidebarsConfig;
