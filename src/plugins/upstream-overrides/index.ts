import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

interface OverriddenModule {
  /** The upstream file. */
  original: string;
  /** What upstream imports to get the file, if that is not the file's own path. */
  request?: (file: string) => string;
  /** Our module, in this folder. */
  replacement: string;
  /** Whether the server keeps the original. */
  isClientOnly?: boolean;
  reason: string;
}

/**
 * Upstream modules that lack something the specification requires, or cost every page more than they are worth, and
 * for which upstream offers neither an option nor a swizzle. A bundler alias replaces each with a module of ours.
 * `upstream.test.ts` holds the hash of every original, so that an upgrade that changes one fails a test.
 */
export const overriddenModules: OverriddenModule[] = [
  {
    original: "@docusaurus/theme-classic/lib/nprogress.js",
    request: (file) => file.replace(/\.js$/, ""),
    replacement: "progressBar.ts",
    reason: "the progress bar's delay is 1000 ms instead of 200 ms (section 9)",
  },
  {
    original: "@docusaurus/theme-classic/lib/prism-include-languages.js",
    request: (file) => file.replace(/\.js$/, ""),
    replacement: "noPrism.ts",
    reason: "code is highlighted at build: pages load no highlighter (src/theme/CodeBlock)",
  },
  {
    original: "@docusaurus/core/lib/client/exports/ComponentCreator.js",
    request: () => "@docusaurus/ComponentCreator",
    replacement: "componentCreator.tsx",
    isClientOnly: true,
    reason: "a page whose scripts fail to load shows the error box with Retry instead of reloading (section 4)",
  },
  {
    original: "@docusaurus/core/lib/client/preload.js",
    replacement: "routePreloading.ts",
    reason: "the routes of a section are loaded with its first page (src/plugins/route-tables)",
  },
  {
    original: "history/esm/history.js",
    request: () => "history$",
    replacement: "history.ts",
    isClientOnly: true,
    reason: "with the original, a click renders every link of the current page again before the next one begins",
  },
  {
    original: "@docusaurus/core/lib/client/PendingNavigation.js",
    replacement: "pendingNavigation.tsx",
    isClientOnly: true,
    reason: "the original waits for the next page to load, which `history.ts` does earlier",
  },
  {
    original: "@docusaurus/core/lib/client/docusaurus.js",
    replacement: "linkPreloading.ts",
    reason: "links are preloaded and prefetched except on 2g with data-saver on (section 2)",
  },
  {
    original: "@docusaurus/utils-common/lib/index.js",
    request: () => "@docusaurus/utils-common$",
    replacement: "utilsCommon.ts",
    reason: "the original adds all of TypeScript's helpers to every page, for two functions that need none",
  },
  {
    original: "react-helmet-async/lib/index.module.js",
    request: () => "react-helmet-async$",
    replacement: "helmet.tsx",
    isClientOnly: true,
    reason: "the original is 4% of a page's JavaScript, and merges all tags anew for each of some twenty components",
  },
  {
    original: "hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js",
    request: () => "hoist-non-react-statics$",
    replacement: "hoistStatics.ts",
    isClientOnly: true,
    reason: "the original adds 1 kB to every page, for the router's `withRouter`, which nothing uses",
  },
  {
    original: "path-to-regexp/index.js",
    request: () => "path-to-regexp$",
    replacement: "pathToRegexp.ts",
    isClientOnly: true,
    reason: "the original adds 1 kB to every page, for parameters that no route of the site has",
  },
  {
    original: "@docusaurus/theme-common/lib/hooks/useWindowSize.js",
    request: (file) => file.replace(/\.js$/, ""),
    replacement: "useWindowSize.ts",
    reason: "the original renders each page twice, because it does not know the window's size at first",
  },
  {
    original: "@docusaurus/theme-common/lib/utils/reactUtils.js",
    request: (file) => file.replace(/\.js$/, ""),
    replacement: "reactUtils.ts",
    reason: "the original sorts the keys of an object by collation, which takes 8 ms to set up",
  },
];

const load = createRequire(__filename);

/** Instantiates a PostCSS plugin that is configured by its path, once instead of for each stylesheet. */
function instantiate(plugin: unknown): unknown {
  const [file, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [];
  return typeof file === "string" ? (load(file) as (options: unknown) => unknown)(options) : plugin;
}

/** Plugin that replaces the upstream modules with ours. */
export default function upstreamOverrides({ siteDir }: LoadContext): Plugin {
  return {
    name: "upstream-overrides",
    configurePostCss: (options) => ({ ...options, plugins: options.plugins.map((plugin) => instantiate(plugin)) }),
    configureWebpack(_config, isServer) {
      // The real path, which is where the bundler finds the packages if the folder is a link.
      const packages = fs.realpathSync(path.join(siteDir, "node_modules"));
      // Not `require.resolve`: packages hide files that they do not export.
      const fileOf = (original: string): string => path.join(packages, original);
      const aliases = overriddenModules
        .filter(({ isClientOnly }) => !(isClientOnly && isServer))
        .map(({ original, request, replacement }) => {
          const file = fileOf(original);
          return [request?.(file) ?? file, path.join(siteDir, "src/plugins/upstream-overrides", replacement)];
        });
      return {
        resolve: {
          alias: {
            ...(Object.fromEntries(aliases) as Record<string, string>),
            // Our modules wrap the originals, which need names without an alias.
            "@upstream/history": fileOf("history/esm/history.js"),
            "@upstream/reactUtils": fileOf("@docusaurus/theme-common/lib/utils/reactUtils.js"),
          },
        },
      };
    },
  };
}
