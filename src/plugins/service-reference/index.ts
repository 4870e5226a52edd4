import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readServices } from "../../catalog/dataFile";
import { SERVICES_FOLDER } from "../../catalog/servicesFolder";
import { renderFragments } from "../../catalog/render/fragments";
import type { Service } from "../../catalog/schema";
import { summarize } from "../../catalog/summary";
import { serviceKey, Wiring } from "../../catalog/wiring";
import type { LiveRepository } from "../../composer/includedFiles";
import { ProblemsError } from "../../lib/problem";
import { WORLD_FILE } from "../../world/read";
import type { World } from "../../world/schema";
import { validWorld } from "../validWorld";
import { PublishedData } from "./publishedData";
import { searchWords } from "./searchWords";

/** Path by which `fragmentSource.server.ts` imports the markup of all services. */
const SERVED = "@generated/service-reference/default/served.json";

interface Options {
  /** Folders of services, from the root of the site. */
  folders?: string[];
}

/** What the composer's archives contain besides the composed files (`src/composer/includedFiles.ts`). */
const liveRepository = ({ accounts, regions, files }: World): LiveRepository => ({
  root: files["infrastructure-live/root.hcl"] ?? "",
  accounts: Object.fromEntries(accounts.map(({ name, id }) => [name, id])),
  homeRegion: regions[0]?.name ?? "",
});

/**
 * The build-time part of the service reference. It validates every service's data file, renders inputs and outputs for
 * the pages, generates the list of services, and publishes each service's data next to its page, with the schema.
 *
 * `src/catalog/README.md` explains how the pages use what it generates.
 */
export default function serviceReference({ siteDir, siteConfig }: LoadContext, options: unknown): Plugin {
  const { folders = [SERVICES_FOLDER] } = options as Options;
  const roots = folders.map((folder) => path.join(siteDir, folder));
  let services: Service[] = [];
  let servedFile = "";
  return {
    name: "service-reference",
    getPathsToWatch: () => [path.join(siteDir, WORLD_FILE), ...roots.map((root) => `${root}/**/*.yaml`)],
    loadContent(): Promise<Service[]> {
      const read = roots.map((root) => readServices(root, siteDir));
      const problems = read.flatMap((root) => root.problems);
      return problems.length === 0
        ? Promise.resolve(read.flatMap((root) => root.services))
        : Promise.reject(new ProblemsError(problems));
    },
    async contentLoaded({ content, actions }) {
      services = content as Service[];
      const wiring = new Wiring(services);
      const world = validWorld(siteDir);
      const fragments = services.map((service) => [serviceKey(service), renderFragments(service, wiring)] as const);
      servedFile = await actions.createData("served.json", Object.fromEntries(fragments));
      await Promise.all([
        actions.createData("services.json", summarize(services, wiring)),
        ...(world === undefined ? [] : [actions.createData("live.json", liveRepository(world))]),
        actions.createData("names.json", Object.fromEntries(services.map((one) => [serviceKey(one), one.name]))),
        ...fragments.map(([key, blocks]) => actions.createData(`fragments/${key}.json`, blocks)),
      ]);
    },
    async allContentLoaded({ allContent, actions }) {
      const content = allContent["docusaurus-plugin-content-docs"]?.default as LoadedContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      await actions.createData("searchWords.json", searchWords(services, docs));
    },
    configureWebpack(_config, isServer) {
      const source = `src/components/ServiceReference/fragmentSource.${isServer ? "server" : "client"}.ts`;
      return {
        plugins: isServer ? [] : [new PublishedData(() => services, siteConfig.url)],
        // If it were bundled, the server script of each service's page would contain the markup of all services.
        externals: isServer ? [{ [SERVED]: `commonjs ${servedFile}` }] : [],
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
