import type { Compiler } from "webpack";
import { jsonSchema, type Service } from "../../catalog/schema";

const SCHEMA_PATH = "reference/services/service.schema.json";

/**
 * The published files by path: the data of each service beside its page, and their schema.
 *
 * @param siteUrl origin of the site, for the schema's id and the references to it
 */
function publishedFiles(services: Service[], siteUrl: string): Map<string, object> {
  const schemaUrl = `${siteUrl}/${SCHEMA_PATH}`;
  const files = new Map<string, object>([[SCHEMA_PATH, jsonSchema(schemaUrl)]]);
  for (const { group, slug, ...data } of services) {
    files.set(`reference/services/${group}/${slug}.json`, { $schema: schemaUrl, ...data });
  }
  return files;
}

/** Bundler plugin that publishes the data, so that they exist under `yarn start` and when the built pages are checked. */
export class PublishedData {
  constructor(
    private readonly services: Service[],
    private readonly siteUrl: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("service-reference", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "service-reference", stage }, () => {
        for (const [file, data] of publishedFiles(this.services, this.siteUrl)) {
          compilation.emitAsset(file, new sources.RawSource(JSON.stringify(data, undefined, 2)));
        }
      });
    });
  }
}
