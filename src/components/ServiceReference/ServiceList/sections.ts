import { serviceGroups } from "../../../catalog/serviceGroups";
import type { ServiceSummary } from "../../../catalog/summary";

/** The groups in the order in which an organization deploys them. */
const DEPLOY_ORDER = ["landing-zone", "networking", "security", "data-storage", "app-orchestration", "ci-cd-pipeline"];

/** A heading in the list and the services under it. */
export interface Section {
  /** Id of the heading. */
  id: string;
  label: string;
  /** The group's page, if the section is a group. */
  page?: string;
  /** Indentation level of the section. */
  indent: number;
  services: ServiceSummary[];
}

/** The services by group, in sidebar order. */
export function groupSections(services: readonly ServiceSummary[]): Section[] {
  return serviceGroups.map(({ group, label, slugs }) => ({
    id: group,
    label,
    page: `/reference/services/${group}`,
    indent: 0,
    services: slugs.flatMap((slug) => services.filter((service) => service.group === group && service.slug === slug)),
  }));
}

/** The services in deployment order. After the first section, each service depends on one in the section above. */
export function tierSections(services: readonly ServiceSummary[]): Section[] {
  const byGroup = groupSections(services);
  const inOrder = DEPLOY_ORDER.flatMap((group) => byGroup.find(({ id }) => id === group)?.services ?? []);
  const count = Math.max(...services.map(({ tier }) => tier)) + 1;
  return Array.from({ length: count }, (_, tier) => ({
    id: `step-${tier + 1}`,
    label: `Step ${tier + 1}: ${tier === 0 ? "needs no other service" : `needs services from step ${tier}`}`,
    indent: tier,
    services: inOrder.filter((service) => service.tier === tier),
  }));
}
