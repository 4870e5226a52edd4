/** What the home page shows. */
export interface Entry {
  title: string;
  text: string;
  /** Path on this site. */
  to: string;
}

export const entries: Entry[] = [
  {
    title: "What is Gruntwork?",
    text: "The products, the opinions behind them, and which of the two ways of working fits your team.",
    to: "/intro/overview/intro-to-gruntwork",
  },
  {
    title: "The Reference Architecture",
    text: "A complete multi-account setup, generated for you and deployed into your own AWS accounts.",
    to: "/guides/reference-architecture",
  },
  {
    title: "Deploy a service",
    text: "Build your own architecture from services and modules, one production-grade piece at a time.",
    to: "/guides/build-it-yourself",
  },
];

const guide = (slug: string) => `/guides/build-it-yourself/${slug}`;

export const useCases: Entry[] = [
  {
    title: "Set up a multi-account structure",
    text: "An AWS organization with security, logs, shared and workload accounts, each with a security baseline.",
    to: guide("landing-zone"),
  },
  {
    title: "Set up a CI/CD pipeline for infrastructure",
    text: "Plan on every pull request, apply after approval, and never give the CI server admin rights.",
    to: guide("pipelines"),
  },
  {
    title: "Set up your network",
    text: "VPCs with three subnet tiers in three availability zones, NAT, network ACLs, endpoints and flow logs.",
    to: guide("vpc"),
  },
  {
    title: "Run Kubernetes on AWS",
    text: "An EKS cluster with private endpoints, access entries, node groups, logging and a path for upgrades.",
    to: guide("kubernetes-cluster"),
  },
  {
    title: "Achieve compliance",
    text: "Meet the CIS AWS Foundations Benchmark with code, and see which recommendation each module covers.",
    to: guide("achieve-compliance"),
  },
];

const group = (slug: string) => `/reference/services/${slug}`;

export const libraryAreas: Entry[] = [
  {
    title: "App orchestration",
    text: "ECS, EKS, Auto Scaling groups, EC2 instances, Lambda functions, Kubernetes workloads and static sites",
    to: group("app-orchestration"),
  },
  {
    title: "Data storage",
    text: "RDS, Aurora, ElastiCache, Elasticsearch, ECR repositories and S3 buckets",
    to: group("data-storage"),
  },
  {
    title: "Networking",
    text: "VPCs, management VPCs, load balancers, Route 53 hosted zones and SNS topics",
    to: group("networking"),
  },
  {
    title: "Landing Zone",
    text: "Account baselines with CloudTrail, AWS Config, GuardDuty and IAM roles, users and groups",
    to: group("landing-zone"),
  },
  {
    title: "Security",
    text: "Bastion hosts, OpenVPN and Tailscale for private networks, and TLS certificates",
    to: group("security"),
  },
  {
    title: "CI/CD pipeline",
    text: "ECS Deploy Runner, Jenkins and cost management",
    to: group("ci-cd-pipeline"),
  },
];
