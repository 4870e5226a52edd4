import { setTimeout as sleep } from "node:timers/promises";
import docsPlugin, { validateOptions, type PluginOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "@docusaurus/types";
import { sidebarByFolder } from "../../config/sidebars/sidebarByFolder";
import { splitBySection } from "./sections";

const folders = Object.keys(sidebarByFolder).map((folder) => `/${folder}`);

/**
 * How long to wait, in milliseconds, before pages are read again after one was saved. Reading all of them would block
 * the bundler, which needs only the saved page to show its text.
 */
const RELOAD_DELAY = 1000;

/**
 * Upstream's docs plugin with two changes: a page loads only the sidebar of its own section, where upstream loads all
 * of them, and the development server shows the text of a saved page before it updates titles and sidebars.
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
