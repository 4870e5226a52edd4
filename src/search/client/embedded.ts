import { algoliaSearch, type AlgoliaRequest, type AlgoliaResponse } from "./algolia";
import { createWorkerSearch } from "./workerSearch";

let search: ((request: AlgoliaRequest) => Promise<AlgoliaResponse>) | undefined;

/**
 * The embedded search of this page, made when it is first asked for and shared by all interfaces.
 *
 * @param baseUrl path of the site on its origin, with slashes around it
 */
export function embeddedSearch(baseUrl: string): (request: AlgoliaRequest) => Promise<AlgoliaResponse> {
  search ??= algoliaSearch(createWorkerSearch(window.location.origin + baseUrl), window.location.origin);
  return search;
}
