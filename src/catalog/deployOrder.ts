import type { Service } from "./schema";
import { serviceKey, type Wiring } from "./wiring";

/** A cycle of services that need each other; the first service is repeated at the end. */
export class CycleError extends Error {
  constructor(readonly cycle: readonly Service[]) {
    super(`The services need each other: ${cycle.map(serviceKey).join(" → ")}.`);
  }
}

/**
 * Arranges services in the order in which they can be deployed.
 *
 * @param services all services; services of the same tier stay in this order
 * @returns tiers: services depend only on services in earlier tiers; of several alternatives, the usual one counts
 * @throws CycleError if there is no such order
 */
export function deployTiers(services: readonly Service[], wiring: Wiring): Service[][] {
  const tiers = new Map<Service, number>();
  const tierOf = (service: Service, path: readonly Service[]): number => {
    const known = tiers.get(service);
    if (known !== undefined) {
      return known;
    }
    if (path.includes(service)) {
      throw new CycleError([...path.slice(path.indexOf(service)), service]);
    }
    const needs = wiring.needsOf(service).flatMap(([usual]) => usual ?? []);
    const tier = Math.max(-1, ...needs.map((need) => tierOf(need, [...path, service]))) + 1;
    tiers.set(service, tier);
    return tier;
  };
  const ordered: Service[][] = [];
  for (const service of services) {
    (ordered[tierOf(service, [])] ??= []).push(service);
  }
  return ordered;
}
