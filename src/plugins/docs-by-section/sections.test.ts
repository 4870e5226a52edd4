import type { RouteConfig } from "@docusaurus/types";
import { expect, test } from "vitest";
import { splitBySection } from "./sections";

const leaf = (path: string, sidebar?: string): RouteConfig => ({
  path,
  component: "@theme/DocItem",
  exact: true,
  sidebar,
});

const version = {
  path: "/",
  component: "@theme/DocVersionRoot",
  props: {
    version: {
      label: "Next",
      docsSidebars: { guides: [], vpc: [] },
      docs: { a: { id: "a", sidebar: "guides" }, b: { id: "b", sidebar: "vpc" }, c: { id: "c" } },
    },
  },
  routes: [
    {
      path: "/",
      component: "@theme/DocRoot",
      routes: [leaf("/guides", "guides"), leaf("/guides/vpc", "vpc"), leaf("/guides/vpc/a", "vpc"), leaf("/support")],
    },
    { path: "/tags", component: "@theme/DocTagsListPage", exact: true },
  ],
};

test("each section gets its pages and its sidebar, without the texts of cards; everything else stays in place", () => {
  const sections = splitBySection(version, ["/guides", "/guides/vpc", "/empty"]);
  expect(
    sections.map(({ path, props, routes }) => {
      const { docsSidebars, docs } = (props as (typeof version)["props"]).version;
      return [
        path,
        Object.keys(docsSidebars),
        docs,
        routes?.map((route) => route.routes?.map((one) => one.path) ?? route.path),
      ];
    }),
  ).toEqual([
    ["/guides", ["guides"], {}, [["/guides"]]],
    ["/guides/vpc", ["vpc"], {}, [["/guides/vpc", "/guides/vpc/a"]]],
    ["/", [], {}, [["/support"], "/tags"]],
  ]);
});

test("a route of an unexpected shape throws an error that says where to look", () => {
  expect(() => splitBySection({ ...version, props: {} }, [])).toThrow("plugin-content-docs/lib/routes.js");
});
