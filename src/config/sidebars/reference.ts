import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { backLink } from "./backLink";

const services = "reference/services";

/** Services by group, in the order of the sidebar. The key is the folder, the values are the pages in it. */
export const serviceGroups = [
  {
    group: "app-orchestration",
    label: "App orchestration",
    description: "Run containers, servers, functions and static sites: ECS, EKS, EC2, Lambda and Kubernetes workloads.",
    slugs: [
      "amazon-ecs-cluster",
      "amazon-ecs-fargate-cluster",
      "amazon-ecs-service",
      "amazon-eks",
      "amazon-eks-core-services",
      "amazon-eks-workers",
      "karpenter",
      "argo-cd",
      "helm-service",
      "kubernetes-namespace",
      "kubernetes-service",
      "auto-scaling-group-asg",
      "ec-2-instance",
      "lambda",
      "public-static-website",
    ],
  },
  {
    group: "ci-cd-pipeline",
    label: "CI/CD pipeline",
    description: "Deploy infrastructure and applications from a pipeline, and watch what they cost.",
    slugs: ["cost-management", "ecs-deploy-runner", "jenkins"],
  },
  {
    group: "data-storage",
    label: "Data storage",
    description: "Databases, caches, search, image registries and buckets with backups, encryption and alarms.",
    slugs: [
      "amazon-aurora",
      "amazon-rds",
      "amazon-rds-replica",
      "amazon-elasti-cache-for-memcached",
      "amazon-elasti-cache-for-redis",
      "amazon-elasticsearch",
      "amazon-ecr-repositories",
      "s-3-bucket",
    ],
  },
  {
    group: "landing-zone",
    label: "Landing Zone",
    description: "Account baselines, users, groups and cross-account access for an AWS organization.",
    slugs: [
      "aws-app-account-baseline-wrapper",
      "aws-root-account-baseline-wrapper",
      "aws-security-account-baseline-wrapper",
      "gruntwork-access",
      "iam-users-and-iam-groups",
    ],
  },
  {
    group: "networking",
    label: "Networking",
    description: "VPCs, load balancers, hosted zones and notification topics.",
    slugs: [
      "virtual-private-cloud-vpc",
      "management-vpc",
      "elastic-load-balancer-elb",
      "route-53-hosted-zones",
      "sns-topics",
    ],
  },
  {
    group: "security",
    label: "Security",
    description: "Ways into private networks, and certificates.",
    slugs: ["bastion", "open-vpn", "tailscale-subnet-router", "tls-scripts"],
  },
] as const;

/** The reference's own sidebar, and those of the catalog, the modules and the tools (specification, section 2). */
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
  ],
  toolsSidebar: [backLink("reference/intro", "Reference"), { type: "doc", id: "reference/tools/stub", label: "Tools" }],
  servicesSidebar: [
    backLink("reference/intro", "Reference"),
    { type: "doc", id: `${services}/index`, label: "All services" },
    {
      type: "category",
      label: "Introduction",
      items: [
        `${services}/intro/overview`,
        `${services}/intro/deploy-new-infrastructure`,
        `${services}/intro/make-changes-to-your-infrastructure`,
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
        slug: `/${services}/${group}`,
      },
      items: slugs.map((slug) => `${services}/${group}/${slug}`),
    })),
  ],
} satisfies SidebarsConfig;
