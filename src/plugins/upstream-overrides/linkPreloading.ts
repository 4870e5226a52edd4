import routes from "@generated/routes";
import routesChunkNames from "@generated/routesChunkNames";
import flat from "@docusaurus/core/lib/client/flat";
import prefetchFile from "@docusaurus/core/lib/client/prefetch";
import preloadRoute from "@docusaurus/core/lib/client/preload";
import { matchRoutes } from "react-router-config";

/** The part of the Network Information API that we read; only some browsers have it, and not always whole. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * True on a 2g connection with data-saver on, and only then (specification, section 2).
 * A browser that does not say counts as fast.
 */
function mustSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.saveData && connection.effectiveType?.includes("2g"));
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Names of the chunks that the page at `routePath` needs. */
function chunkNames(routePath: string): string[] {
  return matchRoutes(routes, routePath).flatMap(({ route }) =>
    Object.entries(routesChunkNames)
      .filter(([routeWithHash]) => routeWithHash.replace(/-[^-]+$/, "") === route.path)
      .flatMap(([, chunks]) => Object.values(flat(chunks))),
  );
}

/** Prefetches, at low priority, the files of a page whose link is in view. False: skipped. */
function prefetch(routePath: string): Promise<unknown> | false {
  if (mustSaveData() || preloaded.has(routePath) || prefetched.has(routePath)) {
    return false;
  }
  prefetched.add(routePath);
  const files = chunkNames(routePath)
    .map((name) => __webpack_require__.gca(name))
    // The bundler may have merged a chunk into another; it then has no file of its own.
    .filter((file) => file && !file.includes("undefined"));
  return Promise.all(files.map(prefetchFile)).catch((error: unknown) =>
    console.warn(`${routePath} could not be prefetched.`, error),
  );
}

/** Loads the page of a link that the reader points at. False: skipped. */
function preload(routePath: string): Promise<unknown> | false {
  if (mustSaveData() || preloaded.has(routePath)) {
    return false;
  }
  preloaded.add(routePath);
  return preloadRoute(routePath);
}

/** Becomes `window.docusaurus`, which upstream's Link calls. */
export default Object.freeze({ prefetch, preload });
