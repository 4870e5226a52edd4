import { dispatchLifecycleAction } from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";
import { createBrowserHistory as createHistory } from "@upstream/history";
import preload from "./routePreloading";

export * from "@upstream/history";

type History = ReturnType<typeof createHistory>;
type Listener = Parameters<History["listen"]>[0];

/**
 * Upstream's history, which tells its listeners about another page only once that page has loaded. Until then, the
 * router shows the current page as it is. With upstream, it learns of the new address at once, and whatever reads the
 * address is rendered before the next page begins: each link, for example.
 *
 * A page that the reader leaves before it has loaded is never shown. Addresses within the current page change at once.
 *
 * @returns the history; its `location` is always the current address
 */
export function createBrowserHistory(options?: object): History {
  const history = createHistory(options);
  const listen = history.listen.bind(history);
  let shown = history.location;
  let isElsewhere = false;
  let loading = Promise.resolve();
  let finish = dispatchLifecycleAction("onRouteUpdate", { previousLocation: null, location: shown });

  const show = (location: History["location"]): void => {
    finish();
    shown = location;
  };

  const load = async (location: History["location"]): Promise<void> => {
    try {
      await preload(location.pathname);
    } catch (error) {
      console.warn(error);
      // The page has not hydrated, so only a new document can help. Upstream does the same.
      window.location.reload();
      return;
    }
    if (location === history.location) {
      show(location);
    }
  };

  // The first listener, so that it decides for the others.
  listen((location) => {
    finish();
    finish = dispatchLifecycleAction("onRouteUpdate", { previousLocation: shown, location });
    isElsewhere = location.pathname !== shown.pathname;
    loading = load(location);
    if (!isElsewhere) {
      show(location);
    }
  });

  const listenWhenLoaded = (listener: Listener): (() => void) =>
    listen((location, action) => {
      if (!isElsewhere) {
        listener(location, action);
        return;
      }
      void loading.then(() => {
        if (location === history.location) {
          listener(location, action);
        }
      });
    });

  return Object.assign(history, { listen: listenWhenLoaded });
}
