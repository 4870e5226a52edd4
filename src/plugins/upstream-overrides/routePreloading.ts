import routes from "@generated/routes";
import { forEachLayer } from "./routeLayer";

/**
 * Loads what the page at a path needs: its layers, including those that appear once its section has loaded.
 *
 * @returns rejects if something fails to load before the page has hydrated; after that, the layers show what failed
 */
export default async function preload(path: string): Promise<void> {
  const spellings = new Set([path, decodeURI(path)]);
  await Promise.all(Array.from(spellings, (spelling) => forEachLayer(routes, spelling, (layer) => layer.preload())));
}
