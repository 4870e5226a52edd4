/** A card on the home page. */
export interface HomeCard {
  title: string;
  text: string;
  /** Path on this site. */
  to: string;
}

/** Entry points for readers. */
export const entryPoints: HomeCard[] = [
  {
    title: "What is Gruntwork?",
    text: "What you get, how the layers fit together, and whether it suits your team.",
    to: "/intro/overview/intro-to-gruntwork",
  },
  {
    title: "The Reference Architecture",
    text: "A complete multi-account setup, generated for you and deployed into your own AWS accounts.",
    to: "/guides/reference-architecture/",
  },
  {
    title: "Deploy a service",
    text: "Build your own architecture from services and modules, one production-grade piece at a time.",
    to: "/guides/build-it-yourself/",
  },
];

/** A goal and the guide that covers it. */
export interface UseCase {
  title: string;
  text: string;
  /** Path of the guide, with a trailing slash. */
  guide: string;
}

/** Common goals, in the order in which readers need them. */
export const useCases: UseCase[] = [
  {
    title: "Set up a multi-account structure",
    text: "Organization, security, logs and workload accounts, each with a baseline.",
    guide: "/guides/build-it-yourself/landing-zone/",
  },
  {
    title: "Set up a CI/CD pipeline",
    text: "Plan every pull request, apply after approval, and keep admin rights out of CI.",
    guide: "/guides/build-it-yourself/pipelines/",
  },
  {
    title: "Set up your network",
    text: "Three subnet tiers in three zones, NAT, network ACLs and flow logs.",
    guide: "/guides/build-it-yourself/vpc/",
  },
  {
    title: "Run Kubernetes on AWS",
    text: "Private endpoints, access entries, node groups and a path for upgrades.",
    guide: "/guides/build-it-yourself/kubernetes-cluster/",
  },
  {
    title: "Achieve compliance",
    text: "The CIS AWS Foundations Benchmark, recommendation by recommendation.",
    guide: "/guides/build-it-yourself/achieve-compliance/",
  },
];

/** The pages of a guide that readers look for most, keyed by slug. */
export const guidePages = {
  "core-concepts": "Concepts",
  "production-grade-design": "Design",
  "deployment-walkthrough": "Walkthrough",
};
