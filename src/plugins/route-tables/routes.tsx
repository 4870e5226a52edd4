import globalData from "@generated/globalData";
import registry from "@generated/registry";
import routesChunkNames from "@generated/routesChunkNames";
import componentCreator from "@site/src/plugins/upstream-overrides/componentCreator";
import { createLayer } from "@site/src/plugins/upstream-overrides/routeLayer";
import { renderRoutes, type RouteConfig } from "react-router-config";

/** A route as the tables have it. */
interface RouteData {
  path: string;
  /** Makes a key of the path: routes can share one. */
  hash?: string;
  routes?: RouteData[];
  /** For a section: which of the tables has its routes. */
  section?: number;
}

/** What the module of a section says of its pages (`split.ts`). */
interface Table {
  routes: RouteData[];
  chunkNames: Record<string, unknown>;
  registry: Record<string, unknown>;
  /** Its documents in the data that every page has. */
  docs: unknown[];
}

type ImportTable = () => Promise<Table>;

interface DocsData {
  "docusaurus-plugin-content-docs": { default: { versions: [{ docs: unknown[] }] } };
}

/** The documents that every page knows of, in the data of upstream's plugin for docs. */
const docsOfEveryPage = (globalData as unknown as DocsData)["docusaurus-plugin-content-docs"].default.versions[0].docs;

/** The route of a section, whose inner routes come with its table. */
function sectionRoute(path: string, importTable: ImportTable): RouteConfig {
  const routes: RouteConfig[] = [];
  const load = async (): Promise<void> => {
    // The page's own scripts wait for it, so it is asked for once more before the reader has to.
    const table = await importTable().catch(importTable);
    if (routes.length > 0) {
      return;
    }
    Object.assign(registry, table.registry);
    Object.assign(routesChunkNames, table.chunkNames);
    docsOfEveryPage.push(...table.docs);
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
 * Makes the router's routes of what the tables have.
 *
 * @param tables tables of the sections that are among the routes
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
