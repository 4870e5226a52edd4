import { setTimeout as sleep } from "node:timers/promises";
import docsPlugin, { validateOptions, type PluginOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "@docusaurus/types";
import { sidebarByFolder } from "../../config/sidebars/sidebarByFolder";
import { splitBySection } from "./sections";

const folders = Object.keys(sidebarByFolder).map((folder) => `/${folder}`);

/**
 * How long pages wait, in milliseconds, before they are read again after one was saved. Reading all of them would hold up
 * the bundler, which needs only the saved one to show its text.
 */
const RELOAD_DELAY = 1000;

/**
 * Upstream's docs plugin, but that a page loads the sidebar of its section only, where upstream's loads all of them, and
 * that the development server shows the text of a saved page before titles and sidebars.
 */
async function docsBySection(context: LoadContext, options: unknown): Promise<Plugin> {
  const upstream = (await docsPlugin(context, options as PluginOptions)) as Plugin;
  let isReload = false;
  return {
    ...upstream,
    async loadContent() {
      if (isReload) {
        await sleep(RELOAD_DELAY);
      }
      isReload = true;
      return upstream.loadContent?.();
    },
    async contentLoaded({ actions, ...rest }) {
      const addRoute = (docs: RouteConfig): void =>
        actions.addRoute({ ...docs, routes: docs.routes?.flatMap((version) => splitBySection(version, folders)) });
      await upstream.contentLoaded?.({ ...rest, actions: { ...actions, addRoute } });
    },
  };
}

export default Object.assign(docsBySection, {
  validateOptions: validateOptions as unknown as PluginModule["validateOptions"],
});
