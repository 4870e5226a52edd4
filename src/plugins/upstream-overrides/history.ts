import { createBrowserHistory as createHistory } from "@upstream/history";

export * from "@upstream/history";

type History = ReturnType<typeof createHistory>;
type Location = History["location"];
type Listener = Parameters<History["listen"]>[0];

/** Resolves when the page at a location can take the place of the one that is shown. */
type Load = (location: Location, shown: Location) => Promise<void>;

let load: Load = () => Promise.resolve();

/** Sets how a page is loaded. A setter, because what loads pages imports the router, which imports this module. */
export function loadPagesWith(loader: Load): void {
  load = loader;
}

function create(options?: object): History {
  const history = createHistory(options);
  const listeners = new Set<Listener>();
  let shown = history.location;
  let latest: Promise<void> | undefined;
  history.listen((location, action) => {
    const loading = load(location, shown);
    latest = loading;
    void loading.then(() => {
      if (loading === latest) {
        shown = location;
        [...listeners].forEach((listener) => listener(location, action));
      }
    });
  });
  return Object.assign(history, {
    listen: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}

let documentHistory: History | undefined;

/**
 * Upstream's history, except that its listeners learn of a page only once it has loaded, and never of one that the
 * reader has left by then. Upstream tells the router at once, so everything that reads the address, such as each link,
 * is rendered before the next page.
 *
 * @returns the history of the document, always the same: React may construct the router twice while it hydrates. Its
 *   `location` is the current address, even while the page there is loading
 */
export function createBrowserHistory(options?: object): History {
  documentHistory ??= create(options);
  return documentHistory;
}
