import { expect, test } from "vitest";
import { routeFiles, type GeneratedRoutes } from "./routeFiles";

const generated: GeneratedRoutes = {
  routes: [
    {
      path: "/guides",
      component: "@theme/Root",
      routes: [
        {
          path: "/guides",
          component: "@theme/Version",
          routes: [
            { path: "/guides", component: "@theme/Item", exact: true },
            { path: "/guides/vpc", component: "@theme/Item", exact: true },
          ],
        },
      ],
    },
  ],
  chunkNames: {
    "/guides-a1b": { __comp: "root", __context: { plugin: "docs" } },
    "/guides-b3c": { __comp: "version" },
    "/guides-c2d": { __comp: "item", content: "guides" },
    "/guides/vpc-e3f": { __comp: "item", content: "vpc", parts: ["one"] },
  },
  modules: new Map([
    ["root", "@theme/Root"],
    ["version", "@theme/Version"],
    ["item", "@theme/Item"],
    ...["docs", "guides", "vpc", "one"].map((name): [string, string] => [name, name]),
  ]),
  filesOf: (name) => ["/shared.js", `/${name.replace("@theme/", "").toLowerCase()}.js`],
};

const filesOf = routeFiles(generated);

test("a page needs each file of its layers and of its section's table once, and none of a page that shares a layer's path", () => {
  expect(filesOf("/guides/vpc")).toEqual(
    ["shared", "root", "docs", "section-guides", "version", "item", "vpc", "one"].map((name) => `/${name}.js`),
  );
  expect(filesOf("/guides")).toEqual(
    ["shared", "root", "docs", "section-guides", "version", "item", "guides"].map((name) => `/${name}.js`),
  );
});

test("a page without a route needs none", () => {
  expect(filesOf("/404.html")).toEqual([]);
});
