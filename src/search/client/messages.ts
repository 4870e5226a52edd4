import type { SearchOptions, SearchResult, Snippet } from "../types";

/** What the page asks its search worker. */
export interface SearchRequest {
  id: number;
  root: string;
  query: string;
  options: SearchOptions | undefined;
}

/** What the worker answers: first what it found, then the texts of that, or why there are none. */
export type SearchReply = { id: number } & (
  { found: Omit<SearchResult, "readSnippets"> } | { snippets: Snippet[] } | { error: string }
);
