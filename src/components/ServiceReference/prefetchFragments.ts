import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { loadFragments } from "./fragments";

/**
 * Runs when the script of a service's page is loaded: before the reader comes to it from another
 * page, as hovering a link does, its markup is requested too. At the first load the page's
 * HTML has it already.
 */
export default function prefetchFragments(service: string): string {
  if (ExecutionEnvironment.canUseDOM && document.documentElement.dataset.hasHydrated === "true") {
    loadFragments(service);
  }
  return service;
}
