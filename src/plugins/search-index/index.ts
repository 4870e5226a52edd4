import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { searchTuning } from "../../config/searchTuning";
import { INDEX_DIRECTORY, MANIFEST_FILE } from "../../search/client/manifest";
import { DevelopmentIndex } from "./developmentIndex";
import { readPages } from "./readPages";
import { writeIndex } from "./write";

/** A search begins with the manifest, which names the folder of the index. */
function serveIndex(index: DevelopmentIndex): object {
  const update = (request: IncomingMessage, _response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith(`/${INDEX_DIRECTORY}/${MANIFEST_FILE}`)) {
      index.update();
    }
    next();
  };
  return {
    static: [{ directory: index.directory, watch: false }],
    // Returned middlewares would run after all others.
    setupMiddlewares: (middlewares: object[]) => {
      middlewares.unshift({ name: "search-index", middleware: update });
      return [];
    },
  };
}

/**
 * Builds the index of the embedded search: from the rendered pages after a build, and from
 * their sources while the development server runs.
 */
export default function searchIndex({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === "development";
  const development = new DevelopmentIndex(siteDir, path.join(generatedFilesDir, "search-index-public"));
  return {
    name: "search-index",

    allContentLoaded({ allContent }) {
      if (isDevelopment) {
        development.load(allContent);
      }
      return Promise.resolve();
    },

    configureWebpack: () =>
      (isDevelopment ? { devServer: serveIndex(development) } : {}) as ReturnType<
        NonNullable<Plugin["configureWebpack"]>
      >,

    // Synchronous, so that no other plugin rewrites a page while it is being read.
    postBuild({ outDir, routesPaths }) {
      writeIndex(readPages(outDir, routesPaths), searchTuning, outDir);
      return Promise.resolve();
    },
  };
}
