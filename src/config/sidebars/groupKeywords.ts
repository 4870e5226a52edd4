import type { serviceGroups } from "../../catalog/serviceGroups";

type Group = (typeof serviceGroups)[number]["group"];

/**
 * Keywords of the generated pages of the service groups, which have no front matter: what readers type if they want a
 * kind of service rather than a particular one. The rules are in CONTRIBUTING.md, under "Front matter".
 */
export const groupKeywords: Record<Group, readonly string[]> = {
  "app-orchestration": [
    "compute services",
    "ways to run an application on AWS",
    "where should my app run",
    "containers or servers or functions",
    "hosting options",
    "all Kubernetes services",
    "all container services",
  ],
  "ci-cd-pipeline": [
    "build and deploy tools",
    "DevOps tooling",
    "continuous integration services",
    "which pipeline services are there",
  ],
  "data-storage": [
    "which databases can I use",
    "all database services",
    "SQL or NoSQL or cache",
    "places to keep data",
    "data stores",
    "persistence layer",
  ],
  "landing-zone": [
    "account baselines compared",
    "which baseline for which account",
    "all IAM services",
    "account and identity services",
  ],
  networking: [
    "network services",
    "all services for DNS and load balancing and networks",
    "network building blocks",
    "traffic and routing services",
  ],
  security: [
    "remote access options",
    "VPN or bastion",
    "compare ways into a private network",
    "which VPN should I use",
    "access to private servers and databases",
  ],
};
