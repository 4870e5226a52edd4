import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";
import type { Generated } from "./generated";
import { expandPages, type PageList } from "./pages";
import { addScriptHashes } from "./scriptHashes";
import { splitTables } from "./split";

const doc = (id: string) => ({ id, path: `/${id}`, sidebar: "one" });

let generated: Generated;

beforeEach(() => {
  const page = (path: string, hash: string) => ({ path, hash, exact: true });
  const section = (path: string, hash: string, routes: Generated["routes"]) => ({ path, hash, routes });
  generated = {
    routes: [
      page("/", "home"),
      {
        path: "/",
        hash: "docs",
        routes: [
          section("/guides", "g0", [
            page("/guides", "g1"),
            page("/guides/vpc", "g2"),
            page("/guides/eks", "g3"),
            page("/guides/moved", "g4"),
          ]),
          section("/", "r0", [page("/support", "r1")]),
          page("/alone", "a1"),
        ],
      },
      { path: "*" },
    ],
    chunkNames: {
      "/-home": { __comp: "home", __context: { plugin: "context" } },
      "/-docs": { __comp: "root" },
      "/guides-g0": { __comp: "version", __props: "sidebar" },
      "/guides-g1": { __comp: "item", content: "guides" },
      "/guides/vpc-g2": { __comp: "item", content: "vpc", __props: "big" },
      "/guides/eks-g3": { __comp: "item", content: "eks" },
      "/guides/moved-g4": { __comp: "item", content: "moved" },
      "/-r0": { __comp: "version" },
      "/support-r1": { __comp: "item", content: "support" },
      "/alone-a1": { __comp: "alone" },
    },
    modules: new Map(
      "home context root version sidebar item guides vpc big eks moved support alone"
        .split(" ")
        .map((name) => [name, `@/${name}`]),
    ),
    globalData: {
      "docusaurus-plugin-content-docs": {
        default: {
          versions: [
            {
              mainDocId: "guides",
              docs: [
                ...["guides", "guides/vpc", "guides/eks", "support", "alone"].map(doc),
                { ...doc("guides/moved"), id: "guides/old" },
              ],
            },
          ],
        },
      },
    },
  };
});

/** A module's exports, with module names in place of imported values. */
function evaluate(source: string): Record<string, unknown> {
  const exported: Record<string, unknown> = {};
  const code = source
    .replace(addScriptHashes, "")
    .replace(/^import (\w+) from ("[^"]*");$/gm, "const $1 = $2;")
    .replace(/import\((?:\/\*.*?\*\/ )?("[^"]*")\)/g, "$1")
    .replace(/export const (\w+) =/g, "exported.$1 =")
    .replace(/export default/, "exported.default =");
  runInNewContext(code, { exported, Promise: { resolve: (module: unknown) => module } });
  return exported;
}

/** The module that each chunk of a registry imports. */
function imported({ registry }: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(registry as Record<string, [() => unknown]>);
  return Object.fromEntries(entries.map(([name, [load]]) => [name, load()]));
}

/** The imports of a section's pages, with module names in place of imported values. */
const importedPages = ({ imports }: PageList): Record<string, unknown> =>
  Object.fromEntries(Object.entries(imports).map(([path, load]) => [path, load()]));

test("a section's module lists its regular pages, and the routes, chunks and documents of all others", () => {
  const modules = splitTables(generated, []);
  const section = evaluate(modules["section0.js"] ?? "");
  const pages = section.pages as PageList;
  expect(pages).toMatchObject({ component: "item" });
  expect(importedPages(pages)).toEqual({ "/guides": "@/guides", "/guides/eks": "@/eks" });

  const [whole] = generated.routes[1]?.routes ?? [];
  expect(section.routes).toEqual([{ ...whole, routes: [whole?.routes?.[1], whole?.routes?.[3]] }]);
  expect(Object.keys(section.chunkNames as object)).toEqual(["/guides-g0", "/guides/vpc-g2", "/guides/moved-g4"]);
  expect(imported(section)).toEqual({
    // In the table itself: every page of the section needs it.
    sidebar: { default: "@/sidebar" },
    vpc: "@/vpc",
    big: "@/big",
    moved: "@/moved",
  });
  expect(section.docs).toEqual([doc("guides/vpc"), { ...doc("guides/moved"), id: "guides/old" }]);
});

test("what upstream generates for a page is restored from the list", () => {
  const importPage = () => Promise.resolve();
  const pages = { sidebar: "one", component: "item", imports: { "/guides/": importPage, "/guides/eks": importPage } };
  expect(expandPages(pages)).toEqual({
    routes: ["/guides/", "/guides/eks"].map((path) => ({ path, hash: "page", exact: true, sidebar: "one" })),
    chunkNames: {
      "/guides/-page": { __comp: "item", content: "/guides/" },
      "/guides/eks-page": { __comp: "item", content: "/guides/eks" },
    },
    registry: { "/guides/": [importPage], "/guides/eks": [importPage] },
    docs: [{ ...doc("guides/index"), path: "/guides/" }, doc("guides/eks")],
  });
});

test("every page gets whatever is in no section, chunks that several sections use, the main document and linked documents", () => {
  const { "chunks.js": chunks = "", "globalData.js": data = "" } = splitTables(generated, ["support"]);
  const shared = evaluate(chunks);
  expect(Object.keys(shared.chunkNames as object)).toEqual(["/-home", "/-docs", "/alone-a1"]);
  expect(imported(shared)).toEqual({
    home: "@/home",
    context: { default: "@/context" },
    root: "@/root",
    alone: "@/alone",
    version: "@/version",
    item: "@/item",
  });
  const docsOf = (one: unknown) =>
    (one as Generated["globalData"])["docusaurus-plugin-content-docs"]?.default as {
      versions: { docs: { id: string }[] }[];
    };
  expect(docsOf(evaluate(data).default).versions[0]?.docs.map(({ id }) => id)).toEqual(["guides", "support", "alone"]);
});

test("the components that pages of several sections share, and those around all pages, are one script", () => {
  const { "chunks.js": chunks = "" } = splitTables(generated, []);
  const named = [...chunks.matchAll(/import\(\/\* webpackChunkName: "docs" \*\/ "@\/(\w+)"\)/g)].map(
    ([, name]) => name,
  );
  expect(new Set(named)).toEqual(new Set(["item", "root", "version"]));
});

test("the routes of every page name the table of each section, and its script", () => {
  const routes = splitTables(generated, [])["routes.js"] ?? "";
  const [, list = ""] = /toRoutes\((.*), tables\)/.exec(routes) ?? [];
  expect(JSON.parse(list)).toEqual([
    { path: "/", hash: "home", exact: true },
    {
      path: "/",
      hash: "docs",
      routes: [
        { path: "/guides", section: 0 },
        { path: "/", section: 1 },
        { path: "/alone", hash: "a1", exact: true },
      ],
    },
    { path: "*" },
  ]);
  expect(routes.match(/webpackChunkName: "[^"]*" \*\/ "[^"]*"/g)).toEqual([
    'webpackChunkName: "section-guides" */ "./section0.js"',
    'webpackChunkName: "section-other" */ "./section1.js"',
  ]);
});

test("more than one version of the docs throws an error", () => {
  generated.globalData = { "docusaurus-plugin-content-docs": { default: { versions: [{}, {}] } } };
  expect(() => splitTables(generated, [])).toThrow("2 versions");
});
