import docsPlugin, { validateOptions, type PluginOptions } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "@docusaurus/types";
import { sidebarByFolder } from "../../config/sidebars/sidebarByFolder";
import { splitBySection } from "./sections";

const folders = Object.keys(sidebarByFolder).map((folder) => `/${folder}`);

/** Upstream's docs plugin, but that a page loads the sidebar of its section only: upstream's loads all of them. */
async function docsBySection(context: LoadContext, options: unknown): Promise<Plugin> {
  const upstream = (await docsPlugin(context, options as PluginOptions)) as Plugin;
  return {
    ...upstream,
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
