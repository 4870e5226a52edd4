import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

/** Recompiles pages when a data file that they show changes: docs/world.yaml and others that remark plugins read. */
export default function pageData({ siteDir }: LoadContext): Plugin {
  const use = { loader: path.join(__dirname, "watchLoader.cjs"), options: { root: siteDir } };
  return {
    name: "page-data",
    configureWebpack: () => ({
      module: { rules: [{ test: /\.mdx$/, include: path.join(siteDir, "docs"), enforce: "pre", use }] },
    }),
  };
}
