import siteConfig from "@generated/docusaurus.config";
import type { FacetFilters } from "algoliasearch/lite";
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useSearchResultUrlProcessor,
} from "@docusaurus/theme-search-algolia/client";
import { algoliaBackend, type AlgoliaClient } from "../search/client/algoliaBackend";
import type { SearchBackend } from "../search/client/backend";
import { embeddedBackend } from "../search/client/embeddedBackend";
import { createWorkerSearch } from "../search/client/workerSearch";

/**
 * Whether the site asks the hosted service. Read from the site's configuration as the page runs:
 * the bundler's cache does not know the environment variables that decide it.
 */
export const isHosted = siteConfig.customFields?.hostedSearch === true;

/** What the theme's configuration says about the hosted index. */
interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  searchParameters?: Record<string, unknown> & { facetFilters?: FacetFilters };
}

const { appId, apiKey, indexName, searchParameters = {} } = siteConfig.themeConfig.algolia as AlgoliaSettings;

let client: Promise<AlgoliaClient> | undefined;

/** Loads the hosted service's client once; a load that failed is tried again the next time. */
function loadClient(): Promise<AlgoliaClient> {
  client ??= import("algoliasearch/lite").then(
    ({ liteClient }) => liteClient(appId, apiKey) as AlgoliaClient,
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** All interfaces of a page share its worker, which the first search starts. */
const embedded = embeddedBackend(createWorkerSearch(siteConfig.baseUrl));

/** The search of this site (specification, section 7): the hosted index if one is configured, otherwise the embedded one. */
export function useSearchBackend(): SearchBackend {
  const contextualFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const toUrl = useSearchResultUrlProcessor();
  if (!isHosted) {
    return embedded;
  }
  const facetFilters = mergeFacetFilters(contextualFilters, searchParameters.facetFilters);
  return algoliaBackend({ loadClient, indexName, searchParameters: { ...searchParameters, facetFilters }, toUrl });
}

/** Loads what the first search needs, before the reader has typed anything. */
export function warmUp(): void {
  // An empty query reads the core of the embedded index and nothing else.
  const loading = isHosted ? loadClient() : embedded.search("", { limit: 0 });
  loading.catch((error: unknown) => console.warn("The search could not be loaded ahead of time.", error));
}
