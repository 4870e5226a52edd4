/** The functional groups of inputs, in the order of a service's page. A service uses a selection of them. */
export const inputGroups = [
  "general",
  "naming-and-tags",
  "networking",
  "dns-and-certificates",
  "load-balancing",
  "access",
  "encryption",
  "users-and-groups",
  "accounts",
  "compute",
  "containers",
  "scaling",
  "storage",
  "database",
  "cache-and-replication",
  "backup",
  "monitoring",
  "logging",
  "audit",
  "hardening",
  "deployment",
  "configuration",
  "add-ons",
  "kubernetes",
  "advanced",
] as const;

export type InputGroup = (typeof inputGroups)[number];

/** Titles that differ from the words of their group's key. */
const titles: Partial<Record<InputGroup, string>> = {
  "dns-and-certificates": "DNS and certificates",
  "add-ons": "Add-ons",
};

/** @returns the title of a group on pages and in samples, such as "Naming and tags" */
export function groupTitle(group: InputGroup): string {
  return titles[group] ?? group.charAt(0).toUpperCase() + group.slice(1).replaceAll("-", " ");
}
