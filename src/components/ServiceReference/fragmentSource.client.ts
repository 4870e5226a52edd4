import type { Fragments } from "@site/src/catalog/render/fragments";

/** Empty in the browser: the markup is in the page's HTML, or it is requested. */
export const serverFragments: Record<string, Fragments> = {};

/** Requests the markup of a service, which is a file of its own. Rejects if it cannot be loaded. */
export async function requestFragments(service: string): Promise<Fragments> {
  const module = (await import(
    /* webpackChunkName: "service-[request]" */ `@generated/service-reference/default/fragments/${service}.json`
  )) as { default: Fragments };
  return module.default;
}
