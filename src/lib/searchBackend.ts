import siteConfig from "@generated/docusaurus.config";
import type { ThemeConfig } from "@docusaurus/theme-search-algolia";
import type { AlgoliaRequest, AlgoliaResponse } from "../search/client/algolia";
import { embeddedSearch } from "../search/client/embedded";
import { WatchedSearch } from "../search/client/status";

/**
 * Whether the site asks the hosted service. Read from the site's configuration as the page runs:
 * the bundler's cache does not know the environment variables that decide it.
 */
export const isHosted = siteConfig.customFields?.hostedSearch === true;

type Search = (request: AlgoliaRequest) => Promise<AlgoliaResponse>;

let hostedClient: Promise<Search> | undefined;

/** The hosted service, whose client is loaded with the first search. */
function hostedSearch(): Promise<Search> {
  const { appId, apiKey } = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
  hostedClient ??= import("@upstream/algoliasearchLite").then(
    ({ liteClient }) => {
      const client = liteClient(appId, apiKey);
      return async (request) => {
        const response = (await client.search(request)) as unknown as AlgoliaResponse;
        if (!Array.isArray(response.results)) {
          // The client remembers every answer that is JSON; nonsense must not answer Retry, too.
          await client.clearCache();
        }
        return response;
      };
    },
    (error: unknown) => {
      hostedClient = undefined;
      throw error;
    },
  );
  return hostedClient;
}

function siteSearch(): WatchedSearch {
  return new WatchedSearch(async (request) => {
    const search = isHosted ? await hostedSearch() : embeddedSearch(siteConfig.baseUrl);
    return search(request);
  });
}

/** The search of the modal, and that of the search page: they may be asked different things at a time. */
export const modalSearch = siteSearch();
export const pageSearch = siteSearch();

/** Loads what the first search needs; an empty query reads no more than that. */
export function warmUp(): void {
  const search = isHosted ? hostedSearch() : embeddedSearch(siteConfig.baseUrl)([{ indexName: "", query: "" }]);
  search.catch((error: unknown) => console.warn("The search could not be loaded ahead.", error));
}
