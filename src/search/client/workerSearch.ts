import { IndexError, type SearchEngine, type SearchResult, type Snippet } from "../types";
import { createLocalSearch } from "./localSearch";
import type { SearchReply, SearchRequest } from "./messages";

interface Waiting<T> {
  resolve: (result: T) => void;
  reject: (error: unknown) => void;
}

interface Asked extends Waiting<SearchResult> {
  request: SearchRequest;
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./worker.ts", import.meta.url));
  } catch (error) {
    console.warn("The search runs on the page's own thread, as no worker can be started.", error);
    return undefined;
  }
}

/**
 * Search over the index of a site, in a worker; on the page's own thread where workers cannot
 * be had. Make one a page and keep it.
 *
 * @param root address of the site's root, ending in a slash
 */
export function createWorkerSearch(root: string): SearchEngine {
  const waiting = new Map<number, Asked>();
  const waitingForTexts = new Map<number, Waiting<Snippet[]>>();
  let lastId = 0;
  let local: SearchEngine | undefined;
  let worker = startWorker();

  const onThisThread = (): SearchEngine => (local ??= createLocalSearch(root));

  worker?.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
    const asked = waiting.get(data.id);
    const texts = waitingForTexts.get(data.id);
    waiting.delete(data.id);
    waitingForTexts.delete(data.id);
    if ("found" in data) {
      const snippets = new Promise<Snippet[]>((resolve, reject) => waitingForTexts.set(data.id, { resolve, reject }));
      // Fails in silence when nobody asks for them.
      snippets.catch(() => undefined);
      asked?.resolve({ ...data.found, readSnippets: () => snippets });
    } else if ("snippets" in data) {
      texts?.resolve(data.snippets);
    } else {
      (asked ?? texts)?.reject(new IndexError(data.error));
    }
  });
  // The worker's script could not be loaded, or failed: what it was asked is answered here.
  worker?.addEventListener("error", (event) => {
    console.warn("The search runs on the page's own thread, as its worker failed.", event.message);
    worker?.terminate();
    worker = undefined;
    for (const { request, resolve, reject } of waiting.values()) {
      onThisThread().search(request.query, request.options).then(resolve, reject);
    }
    waitingForTexts.forEach(({ reject }) => reject(new IndexError("The search worker failed.")));
    waiting.clear();
    waitingForTexts.clear();
  });

  return {
    search(query, options) {
      if (!worker) {
        return onThisThread().search(query, options);
      }
      const request: SearchRequest = { id: ++lastId, root, query, options };
      worker.postMessage(request);
      return new Promise((resolve, reject) => waiting.set(request.id, { request, resolve, reject }));
    },
  };
}
