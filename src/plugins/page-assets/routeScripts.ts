import type { RouteConfig } from "@docusaurus/types";
import { matchRoutes, type RouteConfig as MatchedRoute } from "react-router-config";
import { flat, type Generated } from "../route-tables/generated";
import { chunkOfSection, isSection } from "../route-tables/split";

/** What a build generates about its routes and scripts. */
export interface GeneratedRoutes {
  routes: RouteConfig[];
  /** The chunks of each route. The keys are a path and a hash, since routes can share a path. */
  chunkNames: Generated["chunkNames"];
  /** The module of each chunk, as routes name it. */
  modules: Generated["modules"];
  /** The scripts of an imported module, or of a named chunk, including those that it shares with others. */
  filesOf: (moduleOrChunk: string) => string[];
}

/**
 * The scripts that the page at a path loads in addition to those of every page.
 *
 * @returns addresses without duplicates; none for a path without a route
 */
export function routeScripts(path: string, { routes, chunkNames, modules, filesOf }: GeneratedRoutes): string[] {
  const layers = matchRoutes(routes as unknown as MatchedRoute[], path).map(
    ({ route }) => route as unknown as RouteConfig,
  );
  const names = layers.flatMap((layer, depth) => [
    ...(isSection(depth, layer) ? [chunkOfSection(layer.path)] : []),
    ...Object.entries(chunkNames).flatMap(([pathAndHash, chunks]) =>
      pathAndHash.replace(/-[^-]+$/, "") === layer.path && modules.get(chunks.__comp) === layer.component
        ? flat(chunks).flatMap((chunk) => modules.get(chunk) ?? [])
        : [],
    ),
  ]);
  return [...new Set(names.flatMap(filesOf))];
}
