import { deployTiers } from "./deployOrder";
import { isRequired } from "./isRequired";
import type { Service } from "./schema";
import { serviceKey, type Wiring } from "./wiring";

/** What the list of services says about a service. */
export interface ServiceSummary {
  group: string;
  slug: string;
  name: string;
  purpose: string;
  tags: string[];
  /** Number of inputs, of required ones among them, and of outputs. */
  inputs: number;
  required: number;
  outputs: number;
  /** Place in the order in which services can be deployed, from 0; those with the same number do not need each other. */
  tier: number;
  /** Services that have to exist first, as `GROUP/SLUG`: in each item the alternatives, the usual one first. */
  needs: string[][];
}

/** Reduces services to what the list of services shows. */
export function summarize(services: readonly Service[], wiring: Wiring): ServiceSummary[] {
  const tiers = deployTiers(services, wiring);
  return services.map((service) => ({
    group: service.group,
    slug: service.slug,
    name: service.name,
    purpose: service.purpose,
    tags: service.tags,
    inputs: service.inputs.length,
    required: service.inputs.filter(isRequired).length,
    outputs: service.outputs.length,
    tier: tiers.findIndex((tier) => tier.includes(service)),
    needs: wiring.needsOf(service).map((alternatives) => alternatives.map(serviceKey)),
  }));
}
