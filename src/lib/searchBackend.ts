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
import { loadOnce } from "./loadOnce";

/**
 * Whether the site uses the hosted search service. Read from the site's configuration at run time,
 * because the bundler's cache is not keyed by the environment variables that determine it.
 */
export const isHosted = siteConfig.customFields?.hostedSearch === true;

/** The theme configuration of the hosted index. */
interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  searchParameters?: Record<string, unknown> & { facetFilters?: FacetFilters };
}

const { appId, apiKey, indexName, searchParameters = {} } = siteConfig.themeConfig.algolia as AlgoliaSettings;

const loadClient = loadOnce(
  async () => (await import("algoliasearch/lite")).liteClient(appId, apiKey) as AlgoliaClient,
);

/** All search interfaces on a page share one worker, started by the first search. */
const embedded = embeddedBackend(createWorkerSearch(siteConfig.baseUrl));

/** The site's search backend (specification, section 7): the hosted index if configured, otherwise the embedded one. */
export function useSearchBackend(): SearchBackend {
  const contextualFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const toUrl = useSearchResultUrlProcessor();
  if (!isHosted) {
    return embedded;
  }
  const facetFilters = mergeFacetFilters(contextualFilters, searchParameters.facetFilters);
  return algoliaBackend({ loadClient, indexName, searchParameters: { ...searchParameters, facetFilters }, toUrl });
}

/** Preloads what the first search needs, before the reader has typed anything. */
export function warmUp(): void {
  // An empty query loads the core and the headings of the embedded index.
  const loading = isHosted ? loadClient() : embedded.search("", { limit: 0 });
  loading.catch((error: unknown) => console.warn("The search could not be loaded ahead of time.", error));
}
