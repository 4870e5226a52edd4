import type { RouteConfig } from "@docusaurus/types";
import { matchRoutes, type RouteConfig as MatchedRoute } from "react-router-config";

/** Names of chunks, in objects and lists of any depth. */
type ChunkNames = string | ChunkNames[] | { [key: string]: ChunkNames };

/** What a build generates about its routes and scripts. */
export interface GeneratedRoutes {
  routes: RouteConfig[];
  /** `routesChunkNames.json`: the chunks of each route. Its keys are a path and a hash, since routes can share a path. */
  routesChunkNames: Record<string, { __comp: string; [key: string]: ChunkNames }>;
  /** The chunk of a module, as routes name the module. */
  chunkOf: (module: string) => string | undefined;
  /** The scripts of a chunk, and those that it shares with others. */
  filesOf: (chunk: string) => string[];
}

const flat = (names: ChunkNames): string[] =>
  typeof names === "string" ? [names] : Object.values(names).flatMap((part: ChunkNames) => flat(part));

/**
 * The scripts that the page at a path loads besides those of every page.
 *
 * @returns addresses, each once; none for a path without a route
 */
export function routeScripts(path: string, { routes, routesChunkNames, chunkOf, filesOf }: GeneratedRoutes): string[] {
  const layers = matchRoutes(routes as unknown as MatchedRoute[], path).map(
    ({ route }) => route as unknown as RouteConfig,
  );
  const names = layers.flatMap((layer) =>
    Object.entries(routesChunkNames).flatMap(([pathAndHash, chunks]) =>
      pathAndHash.replace(/-[^-]+$/, "") === layer.path && chunks.__comp === chunkOf(layer.component)
        ? flat(chunks)
        : [],
    ),
  );
  return [...new Set(names.flatMap(filesOf))];
}
