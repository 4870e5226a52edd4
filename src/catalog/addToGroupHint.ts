/** How a writer adds a service to its sidebar. */
export const addToGroupHint = (group: string, slug: string): string =>
  `Add "${slug}" to the slugs of the group "${group}" in src/catalog/serviceGroups.ts.`;
