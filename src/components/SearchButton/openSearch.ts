/** Opens the search, with what the reader typed to open it. */
type OpenSearch = (typed?: string) => void;

let open: OpenSearch | undefined;

/** Opens the search of the navbar from another place on the page. */
export const openSearch: OpenSearch = (typed) => open?.(typed);

/**
 * Says how the search is opened.
 *
 * @returns a function that takes it back
 */
export function provideOpenSearch(openSearch: OpenSearch): () => void {
  open = openSearch;
  return () => {
    open = undefined;
  };
}
