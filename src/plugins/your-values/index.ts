import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { exampleOf } from "../../values/example";
import { WORLD_FILE } from "../../world/read";
import { validWorld } from "../validWorld";

/** Gives the browser the parts of the example company that readers can replace, and nothing else of docs/world.yaml. */
export default function yourValues({ siteDir }: LoadContext): Plugin {
  return {
    name: "your-values",
    getPathsToWatch: () => [path.join(siteDir, WORLD_FILE)],
    async contentLoaded({ actions }) {
      const world = validWorld(siteDir);
      if (world !== undefined) {
        await actions.createData("example.json", exampleOf(world));
      }
    },
  };
}
