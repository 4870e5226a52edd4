import type { Fragments } from "@site/src/catalog/render/fragments";
import markup from "@generated/service-reference/default/served.json";

/** The markup of all services, keyed by group and slug. */
export const serverFragments: Record<string, Fragments> = markup;

export function requestFragments(service: string): Promise<Fragments> {
  return Promise.reject(new Error(`The markup of ${service} can be requested only in the browser.`));
}
