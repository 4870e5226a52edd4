import type { SearchOptions, SearchResult, Snippets } from "../types";

/** What the page asks its search worker. */
export interface SearchRequest {
  id: number;
  root: string;
  query: string;
  options: SearchOptions | undefined;
}

/** What a search finds, apart from its texts. */
export type Found = Omit<SearchResult, "readSnippets">;

/** What the worker answers: what it found and then the texts of that, or why it found nothing. */
export type SearchReply = { id: number } & ({ found: Found } | { snippets: Snippets } | { error: string });
