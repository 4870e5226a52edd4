import type { SearchEngine } from "../types";
import { createLocalSearch } from "./localSearch";
import type { SearchReply, SearchRequest } from "./messages";

/** The search, off the page's own thread. One worker serves one page, and so one index. */
let search: SearchEngine | undefined;

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => {
  const reply = (message: Omit<SearchReply, "id">) => self.postMessage({ id: data.id, ...message });
  search ??= createLocalSearch(data.root);
  search.search(data.query, data.options).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
