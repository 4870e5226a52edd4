import routes from "@generated/routes";
import { forEachLayer } from "./routeLayer";

/**
 * Loads what the page at a path needs: its layers, and those that are known when its section is.
 *
 * @returns rejects if something cannot be loaded and the page has not come alive; after that, the layers say what failed
 */
export default async function preload(path: string): Promise<void> {
  const spellings = new Set([path, decodeURI(path)]);
  await Promise.all(Array.from(spellings, (spelling) => forEachLayer(routes, spelling, (layer) => layer.preload())));
}
