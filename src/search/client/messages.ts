import type { SearchOptions, SearchResult, Snippets } from "../types";

/** A message from the page to its search worker. */
export interface SearchRequest {
  id: number;
  root: string;
  query: string;
  options: SearchOptions | undefined;
}

/** The result of a search, without its texts. */
export type ResultPage = Omit<SearchResult, "readSnippets">;

/** A response from the worker: first the results and then their texts, or an error. */
export type SearchResponse = { id: number } & ({ results: ResultPage } | { snippets: Snippets } | { error: string });

/** The worker's first message, sent when its script has loaded. */
export const STARTED = "started";
