import registry from "@generated/registry";
import routes from "@generated/routes";
import routesChunkNames from "@generated/routesChunkNames";
import flat from "@docusaurus/core/lib/client/flat";
import prefetchFile from "@docusaurus/core/lib/client/prefetch";
import preloadRoute from "@docusaurus/core/lib/client/preload";
import { matchRoutes } from "react-router-config";

/** The part of the Network Information API that we read; not every browser has it, or all of it. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether the connection is 2g and data-saver is on (specification, section 2). A browser that
 * does not say counts as fast.
 */
function mustSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.saveData && connection.effectiveType?.includes("2g"));
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();
const prefetchedFiles = new Set<string>();

/** The chunks of each route's path. Made once: every link in view asks for it. */
let chunksByPath: Map<string, string[]> | undefined;

function readChunksByPath(): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  Object.entries(routesChunkNames).forEach(([pathWithHash, chunks]) => {
    const path = pathWithHash.replace(/-[^-]+$/, "");
    byPath.set(path, [...(byPath.get(path) ?? []), ...Object.values(flat(chunks))]);
  });
  return byPath;
}

/** Names of the chunks that the page at `routePath` needs. */
function chunkNames(routePath: string): string[] {
  const byPath = (chunksByPath ??= readChunksByPath());
  return matchRoutes(routes, routePath).flatMap(({ route }) => byPath.get(String(route.path)) ?? []);
}

/**
 * URLs of the files that hold some chunks, including files that the bundler has split off because
 * several chunks share them. Only the compiled `import()` of a chunk knows those, so it is called
 * with a loader that takes note of the files instead of loading them.
 */
function chunkFiles(names: string[]): Set<string> {
  const files = new Set<string>();
  const load = __webpack_require__.e;
  __webpack_require__.e = (id) => {
    const file = __webpack_require__.u(id);
    // Styles are a chunk too, which has no script.
    if (!file.includes("undefined")) {
      files.add(__webpack_require__.p + file);
    }
    return new Promise(() => {});
  };
  try {
    names.forEach((name) => void registry[name]?.[0]());
  } finally {
    __webpack_require__.e = load;
  }
  return files;
}

/** Prefetches, at low priority, the files of a page whose link is in view. False: skipped. */
function prefetch(routePath: string): Promise<unknown> | false {
  if (mustSaveData() || preloaded.has(routePath) || prefetched.has(routePath)) {
    return false;
  }
  prefetched.add(routePath);
  const loaded = new Set(Array.from(document.scripts, ({ src }) => new URL(src, window.location.href).pathname));
  const files = [...chunkFiles(chunkNames(routePath))].filter(
    (file) => !prefetchedFiles.has(file) && !loaded.has(file),
  );
  files.forEach((file) => prefetchedFiles.add(file));
  return Promise.all(files.map(prefetchFile));
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
