import registry from "@generated/registry";
import routesChunkNames from "@generated/routesChunkNames";
import flat from "@docusaurus/core/lib/client/flat";
import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { RouteConfigComponentProps } from "react-router-config";
import { createLayer, type Import } from "./routeLayer";

/** The context of the "not found" page, which no plugin provides. */
const nativeContext: RouteParts["__context"] = { plugin: { name: "native", id: "default" } };

/** The exports of a route's chunks, in the shape of its chunk names. */
interface RouteParts {
  __comp: ComponentType<Record<string, unknown>>;
  __context?: ComponentProps<typeof RouteContextProvider>["value"];
  __props?: Record<string, unknown>;
  [prop: string]: unknown;
}

/** The value that a module passes to the component: its default export, with its other exports as properties. */
function valueOf({ default: value, ...others }: Record<string, unknown>): unknown {
  return value === Object(value) ? Object.assign(value as object, others) : value;
}

/** Loads chunks, in objects and arrays of any depth. */
async function loadChunks(names: unknown): Promise<unknown> {
  if (typeof names === "string") {
    const [load] = registry[names] ?? [];
    return load ? valueOf((await load()) as Record<string, unknown>) : names;
  }
  if (Array.isArray(names)) {
    return Promise.all(names.map(loadChunks));
  }
  const entries = Object.entries(names as object).map(async ([key, inner]) => [key, await loadChunks(inner)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Upstream's route component in the browser, as a layer that survives files that fail to load. Upstream reloads the
 * page instead, and never retries a failed load. It has to be loaded before it is rendered.
 *
 * @param path route path, as in the generated routes
 * @param hash route hash that distinguishes routes with the same path
 */
export default function componentCreator(path: string, hash?: string) {
  const names = (): object => routesChunkNames[`${path}-${hash}`] ?? {};
  let parts: RouteParts | undefined;
  const load = async (): Promise<void> => {
    parts ??=
      path === "*"
        ? { __comp: (await import("@theme/NotFound")).default, __context: nativeContext }
        : ((await loadChunks(names())) as RouteParts);
  };
  const imports = (): Import[] => Object.values(flat(names())).flatMap((name) => registry[name]?.[0] ?? []);
  const render = (props: RouteConfigComponentProps): ReactNode => {
    if (parts === undefined) {
      return null;
    }
    const { __comp: Component, __context: context = null, __props: routeProps, ...data } = parts;
    return (
      <RouteContextProvider value={context}>
        <Component {...data} {...routeProps} {...props} />
      </RouteContextProvider>
    );
  };
  return createLayer(path, { load, imports, render });
}
