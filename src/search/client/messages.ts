import type { SearchOptions, SearchResult, Snippets } from "../types";

/** What the page asks its search worker. */
export interface SearchRequest {
  id: number;
  root: string;
  query: string;
  options: SearchOptions | undefined;
}

/** What a search finds, apart from its texts. */
export type ResultPage = Omit<SearchResult, "readSnippets">;

/** What the worker answers: first the results and then their texts, or why there are none. */
export type SearchResponse = { id: number } & ({ results: ResultPage } | { snippets: Snippets } | { error: string });
