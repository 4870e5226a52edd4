import { deployTiers } from "./deployOrder";
import { isRequired } from "./isRequired";
import type { Service } from "./schema";
import { serviceKey, type Wiring } from "./wiring";

/** The facts about a service in the list of services. */
export interface ServiceSummary {
  group: string;
  slug: string;
  name: string;
  purpose: string;
  tags: string[];
  /** Number of inputs, of required inputs, and of outputs. */
  inputs: number;
  required: number;
  outputs: number;
  /** Deployment tier, from 0. Services of the same tier do not need each other. */
  tier: number;
  /** Services that must exist first, as `GROUP/SLUG`. Each item lists alternatives, the usual one first. */
  needs: string[][];
}

/** Reduces services to the facts in the list of services. */
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
