import { expect, test } from "vitest";
import { routeScripts, type GeneratedRoutes } from "./routeScripts";

const generated: GeneratedRoutes = {
  routes: [
    {
      path: "/guides",
      component: "@theme/Root",
      routes: [
        { path: "/guides", component: "@theme/Item", exact: true },
        { path: "/guides/vpc", component: "@theme/Item", exact: true },
      ],
    },
  ],
  routesChunkNames: {
    "/guides-a1b": { __comp: "root", __context: { plugin: "docs" } },
    "/guides-c2d": { __comp: "item", content: "guides" },
    "/guides/vpc-e3f": { __comp: "item", content: "vpc", parts: ["one"] },
  },
  chunkOf: (module) => module.replace("@theme/", "").toLowerCase(),
  filesOf: (name) => ["/shared.js", `/${name}.js`],
};

test("a page names the scripts of its layers, each once, and not those of a page with a layer's path", () => {
  expect(routeScripts("/guides/vpc", generated)).toEqual(
    ["shared", "root", "docs", "item", "vpc", "one"].map((name) => `/${name}.js`),
  );
  expect(routeScripts("/guides", generated)).toEqual(
    ["shared", "root", "docs", "item", "guides"].map((name) => `/${name}.js`),
  );
});

test("a page without a route names none", () => {
  expect(routeScripts("/404.html", generated)).toEqual([]);
});
