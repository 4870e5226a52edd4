import type { serviceGroups } from "../../catalog/serviceGroups";

/** A card of the home page. */
export interface HomeCard {
  title: string;
  text: string;
  /** Path on this site. */
  to: string;
}

/** Where readers start. */
export const entryPoints: HomeCard[] = [
  {
    title: "What is Gruntwork?",
    text: "What you get, how the layers fit together, and whether it suits your team.",
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

/** The guides that take a reader to a goal. */
export const useCases: HomeCard[] = [
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

/** What the groups of services contain, briefly. */
export const groupSummaries: Record<(typeof serviceGroups)[number]["group"], string> = {
  "app-orchestration":
    "ECS, EKS, Auto Scaling groups, EC2 instances, Lambda functions, Kubernetes workloads and static sites",
  "ci-cd-pipeline": "ECS Deploy Runner, Jenkins and cost management",
  "data-storage": "RDS, Aurora, ElastiCache, Elasticsearch, ECR repositories and S3 buckets",
  "landing-zone": "Account baselines with CloudTrail, AWS Config, GuardDuty and IAM roles, users and groups",
  networking: "VPCs, management VPCs, load balancers, Route 53 hosted zones and SNS topics",
  security: "Bastion hosts, OpenVPN and Tailscale for private networks, and TLS certificates",
};
