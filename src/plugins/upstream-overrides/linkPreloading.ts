import routes from "@generated/routes";
import prefetchFile from "@docusaurus/core/lib/client/prefetch";
import { forEachLayer, type Import, type RouteLayer } from "./routeLayer";
import preloadRoute from "./routePreloading";

/** The part of the Network Information API that we read. Some browsers lack it, or parts of it. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether the connection is 2g and data-saver is on (specification, section 2). A browser without
 * the API counts as fast.
 */
function mustSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.saveData && connection.effectiveType?.includes("2g"));
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const prefetchedFiles = new Set<string>();

/**
 * URLs of the files that contain the given chunks, including files that the bundler has split off because
 * several chunks share them. Only the compiled `import()` of a chunk knows those, so it is called
 * with a loader that records the files instead of loading them.
 */
function filesOf(imports: Import[]): Set<string> {
  const files = new Set<string>();
  const loadChunk = __webpack_require__.e;
  __webpack_require__.e = (id) => {
    // A stylesheet is a chunk of its own, without a script. The one that all pages share, which has loaded, has no name.
    const names = [__webpack_require__.u(id), __webpack_require__.miniCssF(id)];
    const file = names.find((name) => !name.includes("undefined"));
    if (file !== undefined) {
      files.add(__webpack_require__.p + file);
    }
    return new Promise(() => {});
  };
  try {
    imports.forEach((load) => void load());
  } finally {
    __webpack_require__.e = loadChunk;
  }
  return files;
}

/** Prefetches the files of a layer at low priority, or loads the routes inside it, whose files come next. */
async function prefetchLayer({ imports, loadRoutes }: RouteLayer): Promise<void> {
  const loaded = new Set(
    Array.from(document.querySelectorAll("script[src], link[rel=stylesheet]"), (element) => {
      const url = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
      return new URL(url, window.location.href).pathname;
    }),
  );
  const files = [...filesOf(imports())].filter((file) => !prefetchedFiles.has(file) && !loaded.has(file));
  files.forEach((file) => prefetchedFiles.add(file));
  await Promise.all([...files.map(prefetchFile), loadRoutes?.()]);
}

/** Resolves when the browser is idle, or at once in Safari, which cannot report it. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => resolve());
    } else {
      resolve();
    }
  });

/**
 * Prefetches the page behind a link that is in view, once the browser is idle. Returns false if skipped. Under
 * `yarn start` it is always skipped: the server would compile each of these pages before the one that a writer saves.
 */
function prefetch(routePath: string): Promise<unknown> | false {
  if (
    process.env.NODE_ENV === "development" ||
    mustSaveData() ||
    preloaded.has(routePath) ||
    prefetched.has(routePath)
  ) {
    return false;
  }
  prefetched.add(routePath);
  // A page that cannot be prefetched is loaded, or fails, when the reader goes there.
  return idle()
    .then(() => forEachLayer(routes, routePath, prefetchLayer))
    .catch(() => {});
}

/** Loads the page behind a link that the reader points at. Returns false if skipped. */
function preload(routePath: string): Promise<unknown> | false {
  if (mustSaveData() || preloaded.has(routePath)) {
    return false;
  }
  preloaded.add(routePath);
  return preloadRoute(routePath);
}

/** The path of a link's target, without its query and its fragment: no route matches those. */
const pathOf = (target: string): string => target.replace(/[?#].*$/, "");

/** Becomes `window.docusaurus`, which upstream's Link calls. */
export default Object.freeze({
  prefetch: (target: string) => prefetch(pathOf(target)),
  preload: (target: string) => preload(pathOf(target)),
});
