import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import UpstreamComponentCreator from "@upstream/ComponentCreator";

/**
 * Upstream's route component, with a `preload()` that survives a failed request.
 *
 * - While the reader navigates, the failure is logged and the route is shown: its
 *   loading state then renders the error box with Retry (specification, sections 4 and 8).
 * - On the first load the page already stands in the HTML, so it stays as served
 *   instead of being replaced by an error box.
 *
 * @param path route path, as in the generated routes
 * @param hash route hash that tells routes of one path apart
 */
export default function componentCreator(path: string, hash: string) {
  const Component = UpstreamComponentCreator(path, hash);
  if (!ExecutionEnvironment.canUseDOM) {
    return Component;
  }
  const preload = Component.preload;
  Component.preload = () =>
    preload().catch((error: unknown) => {
      const isFirstLoad = document.documentElement.dataset.hasHydrated !== "true";
      console.warn(`The script of ${path} could not be loaded.`, error);
      return isFirstLoad ? new Promise(() => {}) : undefined;
    });
  return Component;
}
