import type { SearchEngine } from "../types";
import { createLocalSearch } from "./localSearch";
import type { SearchReply, SearchRequest } from "./messages";

/** The search, off the page's own thread. One worker serves one page, and so one index. */
let search: SearchEngine | undefined;

async function answer({ id, root, query, options }: SearchRequest): Promise<void> {
  const reply = (message: SearchReply) => self.postMessage(message);
  try {
    search ??= createLocalSearch(root);
    const { readSnippets, ...found } = await search.search(query, options);
    reply({ id, found });
    reply({ id, snippets: await readSnippets() });
  } catch (error) {
    reply({ id, error: String(error) });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => void answer(data));
