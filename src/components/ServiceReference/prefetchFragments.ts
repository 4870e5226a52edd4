import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { hasHydrated } from "@site/src/lib/hydration";
import { loadFragments } from "./fragments";

/**
 * Requests a service's markup when the script of its page is loaded, as hovering a link to it does.
 * On the first load the markup is in the page's HTML already.
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
