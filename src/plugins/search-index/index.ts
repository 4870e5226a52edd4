import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { INDEX_DIRECTORY, MANIFEST_FILE } from "../../search/client/manifest";
import type { FinishedBuild } from "./buildThread";
import { DevelopmentIndex } from "./developmentIndex";

/** Serves the index, and updates it whenever the manifest is requested, which is how a search starts. */
function serveIndex(index: DevelopmentIndex): object {
  const update = (request: IncomingMessage, _response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith(`/${INDEX_DIRECTORY}/${MANIFEST_FILE}`)) {
      index.update();
    }
    next();
  };
  return {
    static: [{ directory: index.directory, watch: false }],
    // Inserted at the start, because middleware that is returned runs after all others.
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

    // Other plugins rewrite and check the pages in the meantime. They change nothing that is indexed.
    async postBuild({ outDir, routesPaths }) {
      const thread = new Worker(path.join(siteDir, "src/plugins/search-index/buildThread.ts"), {
        workerData: { outDir, routesPaths } satisfies FinishedBuild,
        execArgv: ["--require", "tsx/cjs"],
      });
      // Rejects if the thread fails.
      await once(thread, "exit");
    },
  };
}
