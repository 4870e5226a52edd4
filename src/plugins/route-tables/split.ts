import type { GlobalDoc, GlobalVersion } from "@docusaurus/plugin-content-docs/client";
import type { GlobalData } from "@docusaurus/types";
import { idOfPage } from "./pages";
import { addScriptHashes } from "./scriptHashes";
import { flat, type ChunkNames, type Generated, type GeneratedRoute } from "./generated";

const DOCS = "docusaurus-plugin-content-docs";

const TABLE = "section-";

/** The name of the chunk that contains the table of a section. */
export const chunkOfSection = (path: string): string => `${TABLE}${path.replace(/\W+/g, "-").slice(1) || "other"}`;

/** Whether a chunk with this name contains the table of a section. */
export const isTable = (name: string): boolean => name.startsWith(TABLE);

/** The name of the chunk with the components that pages of several sections have in common. */
const CHUNK_OF_DOCS = "docs";

/** Whether a route is a section: it has pages below it, and is a child of the route that all documents share. */
export const isSection = (depth: number, { routes }: { routes?: unknown[] }): boolean =>
  depth === 1 && routes !== undefined;

/** A route and its descendants. */
const withInner = (route: GeneratedRoute): GeneratedRoute[] => [route, ...(route.routes ?? []).flatMap(withInner)];

const keyOf = ({ path, hash }: GeneratedRoute): string => `${path}-${hash}`;

/** The names of the chunks of some routes, without duplicates. */
const chunksOf = (routes: GeneratedRoute[], { chunkNames }: Generated): string[] => [
  ...new Set(routes.flatMap((route) => flat(chunkNames[keyOf(route)] ?? []))),
];

/** Chunks of a few bytes, and chunks that every page of a section needs: neither is worth a request of its own. */
function chunksToInline(routes: GeneratedRoute[], { chunkNames }: Generated): Set<string> {
  const inlined = routes.flatMap((route) => {
    const names: Partial<Record<string, ChunkNames>> = chunkNames[keyOf(route)] ?? {};
    const { __context = [], __props = [] } = names;
    return flat([__context, route.routes ? __props : []]);
  });
  return new Set(inlined);
}

/**
 * Code that exports what upstream's route component reads: `chunkNames` of some routes, and a `registry` of chunks.
 *
 * @param merged chunks that are loaded as one script
 */
function chunksModule(
  routes: GeneratedRoute[],
  chunks: string[],
  generated: Generated,
  merged: ReadonlySet<string> = new Set(),
): string {
  const { chunkNames, modules } = generated;
  const inlined = chunksToInline(routes, generated);
  const keys = routes.map(keyOf).filter((key) => key in chunkNames);
  // The other chunks get no names, because the bundler would list them in a script of every page.
  const load = (name: string): string => {
    const file = JSON.stringify(modules.get(name));
    return inlined.has(name)
      ? `Promise.resolve({ default: data${name} })`
      : `import(${merged.has(name) ? `/* webpackChunkName: "${CHUNK_OF_DOCS}" */ ` : ""}${file})`;
  };
  return [
    ...chunks.filter((name) => inlined.has(name)).map((name) => `import data${name} from "${modules.get(name)}";`),
    `export const chunkNames = ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, chunkNames[key]])))};`,
    "export const registry = {",
    ...chunks.map((name) => `  "${name}": [() => ${load(name)}],`),
    "};\n",
  ].join("\n");
}

/** The only attributes that the route of a regular page and its chunks have. */
const ATTRIBUTES = new Set(["path", "hash", "exact", "sidebar", "__comp", "content"]);

/** A document at the path that its id suggests, which needs nothing but a component and its content. */
interface RegularPage {
  path: string;
  sidebar: unknown;
  /** The chunk of the component. */
  component: string;
  /** The chunk of the content. */
  content: string;
}

/** The pages of a section that have the sidebar and the component of the first one: nearly all of them. */
function regularPages(routes: GeneratedRoute[], docs: GlobalDoc[], { chunkNames }: Generated): RegularPage[] {
  const paths = new Set(docs.filter(({ id, path }) => id === idOfPage(path)).map(({ path }) => path));
  const pages = routes.flatMap((route): RegularPage[] => {
    const chunks = chunkNames[keyOf(route)] ?? { __comp: "" };
    const { path, sidebar } = route;
    const { __comp: component, content } = chunks;
    const isRegular = Object.keys({ ...route, ...chunks }).every((key) => ATTRIBUTES.has(key)) && paths.has(path);
    return isRegular && typeof content === "string" ? [{ path, sidebar, component, content }] : [];
  });
  const [first] = pages;
  return pages.filter(({ sidebar, component }) => sidebar === first?.sidebar && component === first?.component);
}

/** A route without the pages below it that are listed elsewhere. */
const withoutPages = (route: GeneratedRoute, listed: ReadonlySet<string>): GeneratedRoute => ({
  ...route,
  ...(route.routes && {
    routes: route.routes
      .filter(({ path, routes }) => routes !== undefined || !listed.has(path))
      .map((inner) => withoutPages(inner, listed)),
  }),
});

/** Code that exports the regular pages of a section, in a few bytes each (`pages.ts`). */
function pagesModule(pages: RegularPage[], { modules }: Generated): string {
  const [{ sidebar, component } = {}] = pages;
  const imports = pages.map(({ path, content }) => `    "${path}": () => import("${modules.get(content)}"),\n`);
  return `export const pages = {
  sidebar: ${JSON.stringify(sidebar)},
  component: ${JSON.stringify(component)},
  imports: {
${imports.join("")}  },
};
`;
}

/** The only version of the docs in the global data. */
function versionOf(globalData: GlobalData): GlobalVersion {
  const { versions = [] } = (globalData[DOCS]?.default ?? {}) as { versions?: GlobalVersion[] };
  const [version] = versions;
  if (version === undefined || versions.length > 1) {
    throw new Error(`The docs have ${versions.length} versions, but route-tables supports exactly one.`);
  }
  return version;
}

/**
 * Splits the tables that upstream puts into the main script into one table per section, and the rest, which every page
 * needs.
 *
 * @param generated what upstream has generated; the documents of sections are removed from its global data
 * @param docIds documents that every page links to
 * @returns modules by file name
 */
export function splitTables(generated: Generated, docIds: string[]): Record<string, string> {
  const sections: GeneratedRoute[] = [];
  const outer = generated.routes.map((route) => ({
    ...route,
    ...(route.routes && {
      routes: route.routes.map((inner) =>
        isSection(1, inner) ? { path: inner.path, section: sections.push(inner) - 1 } : inner,
      ),
    }),
  }));
  const routesOf = sections.map(withInner);
  const chunks = routesOf.map((routes) => chunksOf(routes, generated));
  // Chunks that several sections use, such as the component of a document, are in the table of every page, too.
  const usedOnce = new Set(chunks.flat().filter((name, _index, all) => all.indexOf(name) === all.lastIndexOf(name)));

  const version = versionOf(generated.globalData);
  const isLinked = ({ id }: { id: string }): boolean => id === version.mainDocId || docIds.includes(id);
  const tables = sections.map((section, index): [string, string] => {
    const pages = regularPages(routesOf[index] ?? [], version.docs, generated);
    const listed = new Set(pages.map(({ path }) => path));
    const others = withoutPages(section, listed);
    const routes = withInner(others);
    const paths = new Set(routes.map(({ path }) => path));
    const docs = version.docs.filter((doc) => paths.has(doc.path) && !listed.has(doc.path) && !isLinked(doc));
    version.docs = version.docs.filter((doc) => isLinked(doc) || !(docs.includes(doc) || listed.has(doc.path)));
    const own = chunksOf(routes, generated).filter((name) => usedOnce.has(name));
    return [
      `section${index}.js`,
      `${addScriptHashes}${chunksModule(routes, own, generated)}${pagesModule(pages, generated)}export const routes = ${JSON.stringify([others])};
export const docs = ${JSON.stringify(docs)};
`,
    ];
  });

  const outerRoutes = outer.flatMap(withInner);
  const common = chunks.flat().filter((name) => !usedOnce.has(name));
  const aroundDocs = chunksOf(
    generated.routes.filter(({ routes }) => routes !== undefined),
    generated,
  );
  const merged = new Set([...aroundDocs, ...common]);
  const imports = sections.map(
    ({ path }, index) => `  () => import(/* webpackChunkName: "${chunkOfSection(path)}" */ "./section${index}.js"),\n`,
  );
  return {
    ...Object.fromEntries(tables),
    "chunks.js": chunksModule(
      outerRoutes,
      [...new Set([...chunksOf(outerRoutes, generated), ...common])],
      generated,
      merged,
    ),
    "registry.js": `export { registry as default } from "./chunks.js";\n`,
    "routesChunkNames.js": `export { chunkNames as default } from "./chunks.js";\n`,
    "globalData.js": `export default ${JSON.stringify(generated.globalData)};\n`,
    "routes.js": `import { toRoutes } from "@site/src/plugins/route-tables/routes";
const tables = [
${imports.join("")}];
export default toRoutes(${JSON.stringify(outer)}, tables);
`,
  };
}
