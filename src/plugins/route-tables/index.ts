import fs from "node:fs";
import path from "node:path";
import type { ThemeConfig } from "@docusaurus/preset-classic";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readGenerated } from "./generated";
import { ScriptHashes } from "./scriptHashes";
import { isTable, splitTables } from "./split";

/** Ids of the documents that the navbar of every page links to. */
function docsInNavbar({ navbar }: ThemeConfig): string[] {
  return (navbar?.items ?? []).flatMap(({ docId }) => (typeof docId === "string" ? [docId] : []));
}

/** Makes a page load only the routes of its own section: see README.md. */
export default function routeTables({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: "route-tables",
    configureWebpack(_config, isServer) {
      // The server needs every page, and `yarn start` compiles only the pages that are opened.
      if (isServer || process.env.NODE_ENV !== "production") {
        return {};
      }
      const dir = path.join(generatedFilesDir, "route-tables");
      const modules = splitTables(readGenerated(generatedFilesDir), docsInNavbar(siteConfig.themeConfig));
      fs.rmSync(dir, { recursive: true, force: true });
      fs.mkdirSync(dir, { recursive: true });
      for (const [name, content] of Object.entries(modules)) {
        fs.writeFileSync(path.join(dir, name), content);
      }
      const replaced = ["routes", "registry", "routesChunkNames", "globalData"];
      return {
        plugins: [new ScriptHashes(isTable)],
        resolve: {
          alias: Object.fromEntries(
            replaced.map((name) => [`${path.join(generatedFilesDir, name)}$`, path.join(dir, `${name}.js`)]),
          ),
        },
      };
    },
  };
}
