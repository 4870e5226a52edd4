import type { SearchEngine } from "../types";
import { createLocalSearch } from "./localSearch";
import { STARTED, type SearchRequest, type SearchResponse } from "./messages";

/** Runs the search off the main thread. Each worker serves one page, and therefore one index. */
let search: SearchEngine | undefined;

async function answer({ id, root, query, options }: SearchRequest): Promise<void> {
  const respond = (message: SearchResponse) => self.postMessage(message);
  try {
    search ??= createLocalSearch(root);
    const { readSnippets, ...results } = await search.search(query, options);
    respond({ id, results });
    respond({ id, snippets: await readSnippets() });
  } catch (error) {
    respond({ id, error: String(error) });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => void answer(data));
self.postMessage(STARTED);
