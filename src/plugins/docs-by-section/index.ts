import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import docsPlugin, { validateOptions, type PluginOptions } from "@docusaurus/plugin-content-docs";
import type { GlobalPluginData } from "@docusaurus/plugin-content-docs/client";
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

/** The id of the site's main document, to which the version in the navbar links (specification, section 1). */
const MAIN_DOC_ID = "intro/overview/intro-to-gruntwork";

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
 * - The main document is `MAIN_DOC_ID`. Upstream takes the first of the first sidebar, which is a category's own page.
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
      const setGlobalData = (data: unknown): void => {
        const { versions, ...others } = data as GlobalPluginData;
        actions.setGlobalData({
          ...others,
          versions: versions.map((version) => ({ ...version, mainDocId: MAIN_DOC_ID })),
        });
      };
      await upstream.contentLoaded?.({ ...rest, actions: { ...actions, addRoute, setGlobalData } });
    },
  };
}

export default Object.assign(docsBySection, {
  validateOptions: validateOptions as unknown as PluginModule["validateOptions"],
});
