import type { SearchOptions, SearchResult } from "../types";

/** What the page asks its search worker. */
export interface SearchRequest {
  id: number;
  root: string;
  query: string;
  options: SearchOptions | undefined;
}

/** What the worker answers. */
export interface SearchReply {
  id: number;
  result?: SearchResult;
  error?: string;
}
