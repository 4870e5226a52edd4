import { worldSchema, type World } from "./schema";

/** A small example company for tests. */
export function makeWorld(parts: Partial<World> = {}): World {
  const cut = { bits: 5, tiers: [{ name: "public", offset: 0 }] };
  return worldSchema.parse({
    company: "acme",
    accounts: [
      { name: "dev", id: "111122223333", purpose: "Daily work" },
      { name: "prod", id: "777788889999", purpose: "Customers" },
    ],
    regions: [
      { name: "us-east-2", place: "Ohio", zones: ["a", "b"], purpose: "Home" },
      { name: "us-west-2", place: "Oregon", zones: [], purpose: "Copies" },
    ],
    networks: [{ environment: "prod", application: "10.30.0.0/16", management: "10.31.0.0/16" }],
    subnets: { application: cut, management: { bits: 4, tiers: [{ name: "private", offset: 8 }] } },
    addresses: [{ block: "203.0.113.0/24", purpose: "office" }],
    names: {
      domain: "example.com",
      privateDomain: "ENVIRONMENT.internal",
      profile: "acme-ACCOUNT",
      stateBucket: "acme-ACCOUNT-REGION-state",
      bucket: "acme-ENVIRONMENT-PURPOSE",
      accountEmail: "aws+ACCOUNT@example.com",
    },
    emails: ["platform@example.com"],
    repositories: [
      {
        name: "infrastructure-live",
        address: "git@github.com:acme/infrastructure-live.git",
        purpose: "What is deployed",
        environments: ["dev", "prod"],
        paths: ["ACCOUNT/account.hcl", "ACCOUNT/_global/**", "ACCOUNT/REGION/ENVIRONMENT/**", "FILE"],
      },
      {
        name: "infrastructure-modules",
        address: "git@github.com:acme/infrastructure-modules.git",
        purpose: "Code",
        paths: ["modules/GROUP/NAME/**", "examples/NAME/**"],
      },
    ],
    versions: [
      {
        name: "Service Catalog",
        version: "v2.11.1",
        repository: "terraform-aws-service-catalog",
        purpose: "All services",
      },
      { name: "OpenTofu", version: "1.12.6", constraints: [">= 1.10"], purpose: "Runs plans" },
      { name: "AWS provider", version: "6", constraints: ["~> 6.0"], purpose: "Root modules" },
      { name: "Kubernetes", version: "1.35", purpose: "Clusters" },
    ],
    files: { "infrastructure-live/root.hcl": "locals {}\n" },
    ...parts,
  });
}
