import type { Fragments } from "@site/src/catalog/render/fragments";

/** Nothing: in the browser the markup is in the page's HTML, or it is requested. */
export const served: Record<string, Fragments> = {};

/** Requests the markup of a service, a file of its own. */
export async function requestFragments(service: string): Promise<Fragments> {
  const module = (await import(
    /* webpackChunkName: "service-[request]" */ `@generated/service-reference/default/fragments/${service}.json`
  )) as { default: Fragments };
  return module.default;
}
