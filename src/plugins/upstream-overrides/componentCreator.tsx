import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import PageLoadFailure from "@site/src/components/PageLoadFailure";
import { hasHydrated } from "@site/src/lib/hydration";
import { createStore, useStore, type Store } from "@site/src/lib/store";
import UpstreamComponentCreator from "@upstream/ComponentCreator";
import { matchRoutes, type RouteConfigComponentProps } from "react-router-config";
import type { ReactNode } from "react";

/** The component of a route: one layer of a page, with the layers of the nested routes inside. */
interface RouteComponent {
  (props: RouteConfigComponentProps): ReactNode;
  /** Loads the layer's scripts; rejects if one of them cannot be loaded. */
  load: () => Promise<void>;
  /** Why the layer could not be loaded the last time; undefined if it could. */
  failure: Store<unknown>;
  /** What upstream calls for each layer of a page before it shows the page, and when a link is hovered. */
  preload: () => Promise<void>;
}

/**
 * Upstream's route component, which survives scripts that cannot be loaded (specification,
 * sections 4 and 8). Upstream reloads the page instead, and remembers a failed load for good.
 *
 * - A failed load is logged. If the reader goes to the page, the error box takes the place of the
 *   outermost layer that is missing, and Retry loads all layers that are.
 * - The next attempt, whether by Retry, hover or click, requests again what is missing.
 * - On the first load the rejection is passed on, so nothing hydrates: the page stays as the
 *   server rendered it, and `src/plugins/inline-scripts` says that its controls do not work.
 *
 * @param path route path, as in the generated routes
 * @param hash route hash that tells routes with the same path apart
 */
export default function componentCreator(path: string, hash: string) {
  let Loadable = UpstreamComponentCreator(path, hash);
  if (!ExecutionEnvironment.canUseDOM) {
    return Loadable;
  }

  const Layer: RouteComponent = ({ route, location, ...props }) => {
    const error = useStore(Layer.failure);
    if (error === undefined) {
      return <Loadable {...props} route={route} location={location} />;
    }
    const retry = async () => {
      const inner = matchRoutes(route?.routes ?? [], location.pathname);
      const layers = [Layer, ...inner.map((match) => match.route.component as unknown as RouteComponent)];
      await Promise.all(layers.map((layer) => layer.load()));
      // Only now, and all at once: until the whole page is there, the box stays where it is.
      layers.forEach((layer) => layer.failure.set(undefined));
    };
    return <PageLoadFailure error={error} retry={retry} />;
  };

  Layer.failure = createStore<unknown>(undefined);

  Layer.load = async () => {
    const attempted = Loadable;
    try {
      await attempted.preload();
    } catch (error) {
      // A loadable component never forgets a failed load, so the next attempt gets a new one.
      if (Loadable === attempted) {
        Loadable = UpstreamComponentCreator(path, hash);
      }
      throw error;
    }
  };

  Layer.preload = async () => {
    try {
      await Layer.load();
      Layer.failure.set(undefined);
    } catch (error) {
      if (!hasHydrated()) {
        throw error;
      }
      console.warn(`Part of the page at ${path} could not be loaded.`, error);
      Layer.failure.set(error);
    }
  };

  return Layer;
}
