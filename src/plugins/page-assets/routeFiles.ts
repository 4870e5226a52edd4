import type { RouteConfig } from "@docusaurus/types";
import { matchRoutes, type RouteConfig as MatchedRoute } from "react-router-config";
import { flat, type Generated } from "../route-tables/generated";
import { chunkOfSection, isSection } from "../route-tables/split";

/** What a build generates about its routes and files. */
export interface GeneratedRoutes {
  routes: RouteConfig[];
  /** The chunks of each route. The keys are a path and a hash, since routes can share a path. */
  chunkNames: Generated["chunkNames"];
  /** The module of each chunk, as routes name it. */
  modules: Generated["modules"];
  /** The scripts and stylesheets of an imported module, or of a named chunk, including those that it shares with others. */
  filesOf: (moduleOrChunk: string) => string[];
}

/**
 * Finds the scripts and stylesheets that pages load in addition to those of every page.
 *
 * @returns the addresses for the page at a path, without duplicates; none for a path without a route
 */
export function routeFiles({ routes, chunkNames, modules, filesOf }: GeneratedRoutes): (path: string) => string[] {
  // By path and component, because looking through all routes for each page would take seconds at 1,500 pages.
  const chunksOf = new Map<string, string[]>();
  const keyOf = (path: string, component?: string) => `${path} ${component}`;
  for (const [pathAndHash, chunks] of Object.entries(chunkNames)) {
    const key = keyOf(pathAndHash.replace(/-[^-]+$/, ""), modules.get(chunks.__comp));
    chunksOf.set(key, [...(chunksOf.get(key) ?? []), ...flat(chunks)]);
  }
  return (path) => {
    const layers = matchRoutes(routes as unknown as MatchedRoute[], path).map(
      ({ route }) => route as unknown as RouteConfig,
    );
    const names = layers.flatMap((layer, depth) => [
      ...(isSection(depth, layer) ? [chunkOfSection(layer.path)] : []),
      ...(chunksOf.get(keyOf(layer.path, layer.component)) ?? []).flatMap((chunk) => modules.get(chunk) ?? []),
    ]);
    return [...new Set(names.flatMap(filesOf))];
  };
}
