/** The functional groups of inputs, in the order of a service's page. A service uses a selection of them. */
export const inputGroups = {
  general: "General",
  "naming-and-tags": "Naming and tags",
  networking: "Networking",
  "dns-and-certificates": "DNS and certificates",
  "load-balancing": "Load balancing",
  access: "Access",
  encryption: "Encryption",
  "users-and-groups": "Users and groups",
  accounts: "Accounts",
  compute: "Compute",
  containers: "Containers",
  scaling: "Scaling",
  storage: "Storage",
  database: "Database",
  "cache-and-replication": "Cache and replication",
  backup: "Backup",
  monitoring: "Monitoring",
  logging: "Logging",
  audit: "Audit",
  hardening: "Hardening",
  deployment: "Deployment",
  configuration: "Configuration",
  "add-ons": "Add-ons",
  kubernetes: "Kubernetes",
  advanced: "Advanced",
} as const;

export type InputGroup = keyof typeof inputGroups;

export const inputGroupKeys = Object.keys(inputGroups) as [InputGroup, ...InputGroup[]];
