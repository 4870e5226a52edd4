import routes from "@generated/routes";
import { forEachLayer } from "./routeLayer";

/**
 * Loads what the page at a path needs: its layers, including those that appear once its section has loaded.
 *
 * @returns a promise that rejects if a load fails before the page has hydrated; after that, the layers show the failure
 */
export default async function preload(path: string): Promise<void> {
  const spellings = new Set([path, decodeURI(path)]);
  await Promise.all(Array.from(spellings, (spelling) => forEachLayer(routes, spelling, (layer) => layer.preload())));
}
