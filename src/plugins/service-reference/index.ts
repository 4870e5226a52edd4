import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readServices } from "../../catalog/dataFile";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import { renderFragments } from "../../catalog/render/fragments";
import type { Service } from "../../catalog/schema";
import { summarize } from "../../catalog/summary";
import { formatReport } from "../../lib/problem";
import { PublishedData } from "./publishedData";

interface Options {
  /** Folders that hold services, from the root of the site. */
  folders?: string[];
}

/**
 * Plugin of the Service Catalog reference. It validates every service's data file, makes the
 * markup of inputs and outputs for the pages (`src/components/ServiceReference` shows it), the
 * list of services, and publishes each service's data beside its page, with the schema.
 *
 * The server puts the markup into the HTML. The browser keeps it as it stands and loads a
 * service's markup only when the reader comes to its page from another page.
 */
export default function serviceReference({ siteDir, siteConfig }: LoadContext, options: unknown): Plugin {
  const { folders = [SERVICES_FOLDER] } = options as Options;
  const roots = folders.map((folder) => path.join(siteDir, folder));
  return {
    name: "service-reference",
    getPathsToWatch: () => roots.map((root) => `${root}/**/*.yaml`),
    loadContent(): Promise<Service[]> {
      const read = roots.map((root) => readServices(root, siteDir));
      const services = read.flatMap((root) => root.services);
      const problems = read.flatMap((root) => root.problems);
      return problems.length === 0
        ? Promise.resolve(services)
        : Promise.reject(new Error(`The data files of services have problems.\n${formatReport(problems)}`));
    },
    async contentLoaded({ content, actions }) {
      const services = content as Service[];
      const fragments = services.map(
        (service) => [`${service.group}/${service.slug}`, renderFragments(service)] as const,
      );
      await Promise.all([
        actions.createData("served.json", Object.fromEntries(fragments)),
        actions.createData("services.json", services.map(summarize)),
        ...fragments.map(([key, blocks]) => actions.createData(`fragments/${key}.json`, blocks)),
      ]);
    },
    configureWebpack(_config, isServer, _utilities, content) {
      const source = `src/components/ServiceReference/fragmentSource.${isServer ? "server" : "client"}.ts`;
      return {
        plugins: isServer ? [] : [new PublishedData(content as Service[], siteConfig.url)],
        resolve: { alias: { "@service-reference/fragmentSource$": path.join(siteDir, source) } },
        module: {
          rules: [
            { test: /\.mdx$/, include: roots, enforce: "pre", use: path.join(__dirname, "watchDataFileLoader.cjs") },
          ],
        },
      };
    },
  };
}
