import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import docsPlugin, { validateOptions, type PluginOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "@docusaurus/types";
import { SIDEBAR_MODULES } from "../../config/sidebars/modules";
import { sidebarByFolder } from "../../config/sidebars/sidebarByFolder";
import { exitOnMistakes } from "../content-check/checkPages";
import { splitBySection } from "./sections";

const folders = Object.keys(sidebarByFolder).map((folder) => `/${folder}`);

/**
 * Delay in milliseconds between saving a page and reading all pages again. Reading them at once would block the
 * bundler, which needs only the saved page to show its text.
 */
const RELOAD_DELAY_MS = 1000;

/** The first line of an error and of its cause: upstream's details are long, and the content check is more precise. */
const summaryOf = ({ message, cause }: Error): string =>
  [message, ...(cause instanceof Error ? [cause.message] : [])].map((text) => text.split("\n")[0]).join(": ");

/**
 * Upstream's docs plugin with these changes:
 *
 * - A page loads only the sidebar of its own section, where upstream loads all of them, and no titles and descriptions
 *   of other pages.
 * - The development server shows the text of a saved page before it updates titles and sidebars.
 * - If pages cannot be loaded, because of their front matter or a sidebar, the content check says where the mistake is.
 *   The development server keeps the pages that it has.
 */
async function docsBySection(context: LoadContext, options: unknown): Promise<Plugin> {
  const upstream = (await docsPlugin(context, options as PluginOptions)) as Plugin;
  let loaded: unknown;
  return {
    ...upstream,
    getPathsToWatch: () => [
      ...(upstream.getPathsToWatch?.() ?? []),
      // Upstream only knows sidebars.ts itself.
      ...SIDEBAR_MODULES.map((name) => path.posix.join(context.siteDir, name)),
    ],
    async loadContent() {
      const isReload = loaded !== undefined;
      if (isReload) {
        await sleep(RELOAD_DELAY_MS);
      }
      try {
        loaded = await upstream.loadContent?.();
      } catch (error) {
        if (!isReload) {
          await exitOnMistakes(context.siteDir);
          throw error;
        }
        console.error(summaryOf(error as Error));
      }
      return loaded;
    },
    async contentLoaded({ actions, ...rest }) {
      const addRoute = (route: RouteConfig): void =>
        actions.addRoute({ ...route, routes: route.routes?.flatMap((version) => splitBySection(version, folders)) });
      await upstream.contentLoaded?.({ ...rest, actions: { ...actions, addRoute } });
    },
  };
}

export default Object.assign(docsBySection, {
  validateOptions: validateOptions as unknown as PluginModule["validateOptions"],
});
