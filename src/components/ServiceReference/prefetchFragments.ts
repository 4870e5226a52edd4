import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { hasHydrated } from "@site/src/lib/hydration";
import { loadFragments } from "./fragments";

/**
 * Requests a service's markup when its page's chunk is loaded, for example on hovering a link to
 * it. On the initial page load, the markup is already in the page's HTML.
 *
 * @param service group and slug, such as `app-orchestration/lambda`
 * @returns the service, for the page to export
 */
export default function prefetchFragments(service: string): string {
  if (ExecutionEnvironment.canUseDOM && hasHydrated()) {
    loadFragments(service);
  }
  return service;
}
