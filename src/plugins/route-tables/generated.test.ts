import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readGenerated } from "./generated";

function generatedFiles(changes: Record<string, string> = {}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "generated-"));
  const files = {
    "routes.js": `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/guides',
    component: ComponentCreator('/guides', 'a1b'),
    routes: [
      {
        path: '/guides/vpc',
        component: ComponentCreator('/guides/vpc', 'c2d'),
        exact: true,
        sidebar: "vpc"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
    "registry.js": `export default {
  "e3f": [() => import(/* webpackChunkName: "e3f" */ "@site/docs/vpc.mdx"), "@site/docs/vpc.mdx", require.resolveWeak("@site/docs/vpc.mdx")],
};`,
    "routesChunkNames.json": `{"/guides/vpc-c2d": {"__comp": "e3f"}}`,
    "globalData.json": `{"a-plugin": {"default": 1}}`,
    ...changes,
  };
  Object.entries(files).forEach(([name, content]) => fs.writeFileSync(path.join(dir, name), content));
  return dir;
}

test("reads upstream's tables: routes with the hash of their chunks, and the module of each chunk", () => {
  expect(readGenerated(generatedFiles())).toEqual({
    routes: [
      { path: "/guides", hash: "a1b", routes: [{ path: "/guides/vpc", hash: "c2d", exact: true, sidebar: "vpc" }] },
      { path: "*", hash: undefined },
    ],
    chunkNames: { "/guides/vpc-c2d": { __comp: "e3f" } },
    modules: new Map([["e3f", "@site/docs/vpc.mdx"]]),
    globalData: { "a-plugin": { default: 1 } },
  });
});

test("files in an unexpected format throw an error that says where to look", () => {
  expect(() => readGenerated(generatedFiles({ "registry.js": "export default {};" }))).toThrow(
    "@docusaurus/core/lib/server/codegen",
  );
});
