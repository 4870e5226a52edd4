import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { exampleOf } from "../../values/example";
import { WORLD_FILE } from "../../world/read";
import { validWorld } from "../validWorld";

/** The framework puts all styles into one file. Those of the reader's values load when there are some. */
const yourValuesStyles = {
  name: "your-values-styles",
  test: /components[\\/]YourValues[\\/][\w.]+\.css$/,
  type: "css/mini-extract",
  chunks: "async",
  enforce: true,
  priority: 60,
};

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
    configureWebpack: (_config, isServer) =>
      (isServer ? {} : { optimization: { splitChunks: { cacheGroups: { yourValuesStyles } } } }) as ReturnType<
        NonNullable<Plugin["configureWebpack"]>
      >,
  };
}
