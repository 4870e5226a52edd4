import registry from "@generated/registry";
import routesChunkNames from "@generated/routesChunkNames";
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import flat from "@docusaurus/core/lib/client/flat";
import UpstreamComponentCreator from "@upstream/ComponentCreator";
import { createLayer, type Import } from "./routeLayer";

/**
 * Upstream's route component, as a layer that survives scripts that fail to load. Upstream
 * reloads the page instead, and never retries a failed load.
 *
 * @param path route path, as in the generated routes
 * @param hash route hash that distinguishes routes with the same path
 */
export default function componentCreator(path: string, hash?: string) {
  let Loadable = UpstreamComponentCreator(path, hash);
  if (!ExecutionEnvironment.canUseDOM) {
    return Loadable;
  }
  const load = async (): Promise<void> => {
    const attempted = Loadable;
    try {
      await attempted.preload();
    } catch (error) {
      // A loadable component never forgets a failed load, so the next attempt uses a new one.
      if (Loadable === attempted) {
        Loadable = UpstreamComponentCreator(path, hash);
      }
      throw error;
    }
  };
  const imports = (): Import[] =>
    Object.values(flat(routesChunkNames[`${path}-${hash}`] ?? {})).flatMap((name) => registry[name]?.[0] ?? []);
  return createLayer(path, { load, imports, render: (props) => <Loadable {...props} /> });
}
