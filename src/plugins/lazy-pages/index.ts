import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of the bundler that we use, which the types of `configureWebpack` lack. */
interface Bundler {
  lazyCompilationMiddleware: (compiler: unknown) => Middleware;
}

/**
 * Makes the development server compile a page when it is first opened, and lazy imports when the page requests them. At
 * startup it compiles only what all pages share.
 */
export default function lazyPages({ generatedFilesDir }: LoadContext): Plugin {
  const registry = {
    test: path.join(generatedFilesDir, "registry.js"),
    use: path.join(__dirname, "registryLoader.cjs"),
  };
  return {
    name: "lazy-pages",
    getClientModules: () =>
      process.env.NODE_ENV === "development" ? [path.join(__dirname, "reloadAfterErrors.ts")] : [],
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== "development") {
        return {};
      }
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Bundler;
      let middleware: Middleware | undefined;
      return {
        module: { rules: [registry] },
        // Excludes the components that all documents share, which a page would otherwise request one after another.
        lazyCompilation: { entries: false, imports: true, test: /^(?!.*[\\/]theme[\\/]Doc)/ },
        plugins: [{ apply: (compiler: unknown) => (middleware = lazyCompilationMiddleware(compiler)) }],
        devServer: { setupMiddlewares: () => [{ name: "lazy-pages", middleware }] },
      } as ReturnType<NonNullable<Plugin["configureWebpack"]>>;
    },
  };
}
