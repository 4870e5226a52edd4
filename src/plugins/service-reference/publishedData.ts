import type { Compiler } from "webpack";
import { jsonSchema, type Service } from "../../catalog/schema";
import { servicePath } from "../../catalog/servicePath";
import { summarize } from "../../catalog/summary";
import { serviceKey, Wiring } from "../../catalog/wiring";
import { composerData } from "../../composer/data";
import { dataPath } from "../../composer/dataPath";
import { markdownPath } from "../../lib/markdownPath";

const SCHEMA_PATH = "/reference/services/service.schema.json";
const INDEX_PATH = "/reference/services/catalog.json";

/** Every service as it is in the list of services, with the addresses of its page and data. */
function catalogIndex(services: Service[], siteUrl: string): object {
  const summaries = summarize(services, new Wiring(services));
  return {
    schema: siteUrl + SCHEMA_PATH,
    services: summaries.map((summary, index) => {
      const page = servicePath(summary);
      return {
        ...summary,
        version: services[index]?.version,
        page: siteUrl + page,
        markdown: `${siteUrl}${markdownPath(page)}`,
        data: `${siteUrl}${page}.json`,
      };
    }),
  };
}

/**
 * The published files by path: the data of each service next to its page, the schema, and an index of all services.
 *
 * @param siteUrl origin of the site, for the schema's id and references to it
 */
export function publishedFiles(services: Service[], siteUrl: string): Map<string, object> {
  const schemaUrl = siteUrl + SCHEMA_PATH;
  const files = new Map<string, object>([
    [SCHEMA_PATH, jsonSchema(schemaUrl)],
    [INDEX_PATH, catalogIndex(services, siteUrl)],
  ]);
  for (const { group, slug, ...data } of services) {
    files.set(`${servicePath({ group, slug })}.json`, { $schema: schemaUrl, ...data });
  }
  return files;
}

/** The files that the composer loads when it is first used, one for each service that has inputs. */
function composerFiles(services: Service[]): [string, object][] {
  const wiring = new Wiring(services);
  return services
    .filter(({ inputs }) => inputs.length > 0)
    .map((service) => [dataPath(serviceKey(service)), composerData(service, wiring)]);
}

/** The text of each file by its path in the build's output. */
const assetsOf = (services: Service[], siteUrl: string): [file: string, text: string][] => [
  ...Array.from(publishedFiles(services, siteUrl), ([file, data]): [string, string] => [
    file.slice(1),
    JSON.stringify(data, undefined, 2),
  ]),
  ...composerFiles(services).map(([file, data]): [string, string] => [file, JSON.stringify(data)]),
];

/** Bundler plugin that publishes the data, so that it exists under `yarn start` and when built pages are checked. */
export class PublishedData {
  /** Kept until the services change, because the development server recompiles on every change. */
  private known: { services: Service[]; assets: [string, string][] } | undefined;

  /** @param services returns the current services */
  constructor(
    private readonly services: () => Service[],
    private readonly siteUrl: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("service-reference", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "service-reference", stage }, () => {
        const services = this.services();
        if (this.known?.services !== services) {
          this.known = { services, assets: assetsOf(services, this.siteUrl) };
        }
        this.known.assets.forEach(([file, text]) => compilation.emitAsset(file, new sources.RawSource(text)));
      });
    });
  }
}
