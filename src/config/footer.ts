import type { ThemeConfig } from "@docusaurus/preset-classic";
import { links } from "./links";

/** Footer groups and the copyright line (specification, section 2). */
export const footer = {
  links: [
    {
      title: "Company",
      items: [
        { label: "Gruntwork", href: links.website },
        { label: "Reference Architecture", href: `${links.website}/reference-architecture/` },
        { label: "Infrastructure as Code Library", href: `${links.website}/infrastructure-as-code-library/` },
        { label: "Contact", href: `${links.website}/contact` },
      ],
    },
    {
      title: "Community",
      items: [
        { label: "Knowledge Base", href: links.knowledgeBase },
        { label: "Community Slack", href: links.communitySlack },
        { label: "GitHub", href: links.github },
        { label: "Newsletter", href: `${links.website}/newsletter/` },
      ],
    },
    {
      title: "Resources",
      items: [
        { label: "Blog", href: "https://blog.gruntwork.io" },
        { label: "DevOps checklist", href: `${links.website}/devops-checklist/` },
        { label: "Terragrunt", href: "https://docs.terragrunt.com" },
        { label: "Terratest", href: "https://terratest.gruntwork.io" },
        { label: "Terraform: Up & Running", href: "https://www.terraformupandrunning.com" },
      ],
    },
    {
      title: "Legal",
      items: [
        { label: "Privacy policy", href: `${links.website}/legal/privacy-policy/` },
        { label: "Cookie policy", href: `${links.website}/legal/cookie-policy/` },
        { label: "Website terms", href: `${links.website}/website-terms/` },
      ],
    },
  ],
  copyright: "Copyright © 2020–2022 Gruntwork, Inc.",
} satisfies ThemeConfig["footer"];
