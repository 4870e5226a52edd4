import fs from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { GlobalData } from "@docusaurus/types";

/** Chunk names, in objects and arrays of any depth. */
export type ChunkNames = string | ChunkNames[] | { [key: string]: ChunkNames };

/** A route as upstream generates it. Path and hash together are the key of its chunks: routes can share a path. */
export interface GeneratedRoute {
  path: string;
  hash?: string;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** What upstream generates for its client about the pages of the site. */
export interface Generated {
  routes: GeneratedRoute[];
  /** The chunks of each route. */
  chunkNames: Record<string, { __comp: string; [key: string]: ChunkNames }>;
  /** The module of each chunk, as it is imported. */
  modules: Map<string, string>;
  globalData: GlobalData;
}

/** A route in `routes.js`, where the component is created from the route's hash. */
interface RouteOfFile {
  path: string;
  component?: string;
  routes?: RouteOfFile[];
}

const withHash = ({ component, routes, ...route }: RouteOfFile): GeneratedRoute => ({
  ...route,
  hash: component,
  ...(routes && { routes: routes.map(withHash) }),
});

/**
 * Reads the folder of generated files, `.docusaurus`.
 *
 * @throws if a file's format differs from the Docusaurus version that this was written for
 */
export function readGenerated(dir: string): Generated {
  const read = (file: string): string => fs.readFileSync(path.join(dir, file), "utf8");
  const [, list] = /export default (\[[\s\S]*\]);/.exec(read("routes.js")) ?? [];
  const imports = read("registry.js").matchAll(/"([\w-]+)": \[\(\) => import\([^"]*"[^"]*"[^"]*"([^"]+)"\)/g);
  const modules = new Map(Array.from(imports, ([, chunk = "", module = ""]) => [chunk, module]));
  if (list === undefined || modules.size === 0) {
    throw new Error(`${dir} has unexpected routes: compare route-tables with @docusaurus/core/lib/server/codegen.`);
  }
  const ComponentCreator = (_path: string, hash?: string): string | undefined => hash;
  return {
    routes: (runInNewContext(list, { ComponentCreator }) as RouteOfFile[]).map(withHash),
    chunkNames: JSON.parse(read("routesChunkNames.json")) as Generated["chunkNames"],
    modules,
    globalData: JSON.parse(read("globalData.json")) as GlobalData,
  };
}

/** The names in objects and arrays of any depth, in order. */
export const flat = (names: ChunkNames): string[] =>
  typeof names === "string" ? [names] : Object.values(names).flatMap((part: ChunkNames) => flat(part));
