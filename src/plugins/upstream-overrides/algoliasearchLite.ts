import { pageSearch } from "../../lib/searchBackend";

/**
 * Stands in for Algolia's client in upstream's search page, its only user: the page then works
 * with the embedded and the hosted search alike, and its failures can be shown.
 */
export function liteClient(): Pick<typeof pageSearch, "search"> {
  return { search: pageSearch.search };
}
