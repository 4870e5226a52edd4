import type { Fragments } from "@site/src/catalog/render/fragments";

/** Empty in the browser, where the markup is either in the page's HTML or requested. */
export const serverFragments: Record<string, Fragments> = {};

/** Requests the markup of a service, which is a separate chunk. Rejects if it cannot be loaded. */
export async function requestFragments(service: string): Promise<Fragments> {
  const module = (await import(
    /* webpackChunkName: "service-[request]" */ `@generated/service-reference/default/fragments/${service}.json`
  )) as { default: Fragments };
  return module.default;
}
