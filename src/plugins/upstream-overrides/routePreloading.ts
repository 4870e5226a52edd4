import routes from "@generated/routes";
import { forEachLayer } from "./routeLayer";

/**
 * Loads what the page at a path needs: its layers, including those that appear once its section has loaded.
 *
 * @returns a promise that rejects if a load fails before the page has hydrated; after that, the layers show the failure
 */
export async function preloadRoute(path: string): Promise<void> {
  const spellings = new Set([path, decodeURI(path)]);
  await Promise.all(Array.from(spellings, (spelling) => forEachLayer(routes, spelling, (layer) => layer.preload())));
}

/** The load that the latest navigation waits for. */
let latest: Promise<void> | undefined;

/**
 * Loads the page that the reader goes to. If the reader goes on to another page in the meantime, waits for that one, too:
 * the router shows the page at the current address as soon as any load is done, though it may still be loading.
 *
 * @returns a promise that rejects like that of `preloadRoute`
 */
export default async function preload(path: string): Promise<void> {
  let awaited = preloadRoute(path);
  latest = awaited;
  await awaited;
  while (awaited !== latest) {
    awaited = latest;
    await awaited;
  }
}
