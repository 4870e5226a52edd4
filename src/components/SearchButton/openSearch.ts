/** Opens the search with the character that the reader typed to open it, if any. */
type OpenSearch = (typed?: string) => void;

let open: OpenSearch | undefined;

/** Opens the navbar's search from elsewhere on the page. */
export const openSearch: OpenSearch = (typed) => open?.(typed);

/**
 * Registers the function that opens the search.
 *
 * @returns a function that unregisters it
 */
export function registerOpenSearch(openSearch: OpenSearch): () => void {
  open = openSearch;
  return () => {
    open = undefined;
  };
}
