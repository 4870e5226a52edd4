import PageLoadFailure from "@site/src/components/PageLoadFailure";
import { hasHydrated } from "@site/src/lib/hydration";
import { createStore, useStore, type Store } from "@site/src/lib/store";
import { matchRoutes, type RouteConfig, type RouteConfigComponentProps } from "react-router-config";
import type { ReactNode } from "react";

/** Requests a chunk, as the bundler has compiled it. */
export type Import = () => Promise<unknown>;

/** How one layer of a page is loaded and shown. */
interface LayerParts {
  /** Loads what the layer needs. Rejects if something cannot be loaded; the next call tries that again. */
  load: () => Promise<void>;
  /** Loads the routes inside the layer, if they do not exist from the start. */
  loadRoutes?: () => Promise<void>;
  /** Everything else that `load` imports: the scripts and stylesheets that can be prefetched. */
  imports: () => Import[];
  /** Renders the layer once it has loaded. */
  render: (props: RouteConfigComponentProps) => ReactNode;
}

/** The component of a route: one layer of a page, with the layers of the nested routes inside. */
export interface RouteLayer extends Omit<LayerParts, "render"> {
  (props: RouteConfigComponentProps): ReactNode;
  /** The error of the last attempt to load the layer; undefined if it succeeded. */
  failure: Store<unknown>;
  /** Runs for each layer of a page before the page is shown, and when a link is hovered. */
  preload: () => Promise<void>;
}

/**
 * Runs an action for each layer of the page at a path, and then for the layers of routes that loaded meanwhile.
 *
 * @returns the layers; rejects with the first failure
 */
export async function forEachLayer(
  routes: RouteConfig[],
  path: string,
  action: (layer: RouteLayer) => Promise<void>,
): Promise<RouteLayer[]> {
  const done = new Set<RouteLayer>();
  for (;;) {
    const layers = matchRoutes(routes, path)
      .map(({ route }) => route.component as unknown as RouteLayer)
      .filter((layer) => !done.has(layer));
    if (layers.length === 0) {
      return [...done];
    }
    layers.forEach((layer) => done.add(layer));
    await Promise.all(layers.map(action));
  }
}

/**
 * A layer that survives files that fail to load (specification, sections 4 and 8):
 *
 * - A failed load is logged. If the reader goes to the page, the error box takes the place of the
 *   outermost missing layer, and Retry loads all missing layers.
 * - The next attempt, whether by Retry or click, requests whatever is missing again.
 * - On the first load the rejection is passed on, so nothing hydrates: the page stays as the
 *   server rendered it, and `src/plugins/inline-scripts` shows that its controls do not work.
 *
 * @param path route path, for messages
 */
export function createLayer(path: string, { render, ...parts }: LayerParts): RouteLayer {
  const failure = createStore<unknown>(undefined);

  function Layer(props: RouteConfigComponentProps): ReactNode {
    const error = useStore(failure);
    const { route, location } = props;
    if (error === undefined || route === undefined) {
      return render(props);
    }
    const retry = async () => {
      const layers = await forEachLayer([route], location.pathname, (layer) => layer.load());
      // All at once, after everything has loaded: until then, the box stays where it is.
      layers.forEach((layer) => layer.failure.set(undefined));
    };
    return <PageLoadFailure error={error} retry={retry} />;
  }

  const preload = async (): Promise<void> => {
    try {
      await parts.load();
      failure.set(undefined);
    } catch (error) {
      if (!hasHydrated()) {
        throw error;
      }
      console.warn(`Part of the page at ${path} could not be loaded.`, error);
      failure.set(error);
    }
  };
  return Object.assign(Layer, { ...parts, failure, preload });
}
