/** @returns the path of a service's page on the site */
export function servicePath({ group, slug }: { group: string; slug: string }): string {
  return `/reference/services/${group}/${slug}`;
}
