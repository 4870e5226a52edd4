import globalData from "@generated/globalData";
import registry from "@generated/registry";
import routesChunkNames from "@generated/routesChunkNames";
import componentCreator from "@site/src/plugins/upstream-overrides/componentCreator";
import { createLayer } from "@site/src/plugins/upstream-overrides/routeLayer";
import { renderRoutes, type RouteConfig } from "react-router-config";
import { expandPages, type PageList } from "./pages";

/** A route as the tables store it. */
interface RouteData {
  path: string;
  /** Forms a unique key with the path, which routes can share. */
  hash?: string;
  routes?: RouteData[];
  /** For a section: the index of the table that contains its routes. */
  section?: number;
}

/** The module of a section, with everything about its pages (`split.ts`). */
interface Table {
  /** The routes of the section, without those of `pages`. */
  routes: RouteData[];
  chunkNames: Record<string, unknown>;
  registry: Record<string, unknown>;
  /** The section's documents, without those of `pages`, for the data that all pages share. */
  docs: Doc[];
  pages: PageList;
}

interface Doc {
  id: string;
}

type ImportTable = () => Promise<Table>;

interface DocsData {
  "docusaurus-plugin-content-docs": { default: { versions: [{ docs: Doc[] }] } };
}

/** The documents in the global data of upstream's docs plugin, which every page knows. */
const docsOfEveryPage = (globalData as unknown as DocsData)["docusaurus-plugin-content-docs"].default.versions[0].docs;

/** The routes below all layers that the pages of a section share. */
function innermost(routes: RouteData[]): RouteData[] {
  const inner = routes.find((route) => route.routes !== undefined)?.routes;
  return inner ? innermost(inner) : routes;
}

/** The route of a section, whose child routes arrive with its table. */
function sectionRoute(path: string, importTable: ImportTable): RouteConfig {
  const routes: RouteConfig[] = [];
  const load = async (): Promise<void> => {
    // The page's own scripts wait for the table, so a failed request is repeated once before the reader has to retry.
    const table = await importTable().catch(importTable);
    if (routes.length > 0) {
      return;
    }
    const pages = expandPages(table.pages);
    Object.assign(registry, table.registry, pages.registry);
    Object.assign(routesChunkNames, table.chunkNames, pages.chunkNames);
    const known = new Set(docsOfEveryPage.map(({ id }) => id));
    docsOfEveryPage.push(...[...table.docs, ...pages.docs].filter(({ id }) => !known.has(id)));
    innermost(table.routes).push(...pages.routes);
    routes.push(...toRoutes(table.routes));
  };
  const component = createLayer(path, {
    load,
    loadRoutes: load,
    imports: () => [],
    render: () => renderRoutes(routes),
  });
  return { path, routes, component };
}

/**
 * Creates the router's routes from the tables.
 *
 * @param tables imports of the tables of the sections among the routes
 */
export function toRoutes(routes: RouteData[], tables: ImportTable[] = []): RouteConfig[] {
  return routes.map(({ hash, section, ...route }) => {
    const importTable = section === undefined ? undefined : tables[section];
    return importTable
      ? sectionRoute(route.path, importTable)
      : {
          ...route,
          component: componentCreator(route.path, hash),
          ...(route.routes && { routes: toRoutes(route.routes, tables) }),
        };
  });
}
