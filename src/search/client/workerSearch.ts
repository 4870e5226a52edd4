import { IndexError, type SearchEngine, type Snippets } from "../types";
import { createLocalSearch } from "./localSearch";
import type { Found, SearchReply, SearchRequest } from "./messages";

/** A promise and what settles it. */
interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (error: unknown) => void;
}

function deferred<T>(): Deferred<T> {
  let resolve!: Deferred<T>["resolve"];
  let reject!: Deferred<T>["reject"];
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** What the worker was asked and has not answered in full. */
interface Asked {
  request: SearchRequest;
  found: Deferred<Found>;
  snippets: Deferred<Snippets>;
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
  let lastId = 0;
  let local: SearchEngine | undefined;
  let worker = startWorker();

  const onThisThread = (): SearchEngine => (local ??= createLocalSearch(root));

  worker?.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
    const asked = waiting.get(data.id);
    if ("found" in data) {
      asked?.found.resolve(data.found);
      return;
    }
    waiting.delete(data.id);
    if ("snippets" in data) {
      asked?.snippets.resolve(data.snippets);
    } else {
      asked?.found.reject(new IndexError(data.error));
    }
  });
  // The worker's script could not be loaded, or failed: what it was asked is answered here.
  worker?.addEventListener("error", (event) => {
    console.warn("The search runs on the page's own thread, as its worker failed.", event.message);
    worker?.terminate();
    worker = undefined;
    for (const { request, found, snippets } of waiting.values()) {
      const again = onThisThread().search(request.query, request.options);
      found.resolve(again);
      snippets.resolve(
        again.then(
          ({ readSnippets }) => readSnippets(),
          () => [],
        ),
      );
    }
    waiting.clear();
  });

  return {
    async search(query, options) {
      if (!worker) {
        return onThisThread().search(query, options);
      }
      const request: SearchRequest = { id: ++lastId, root, query, options };
      const asked: Asked = { request, found: deferred(), snippets: deferred() };
      waiting.set(request.id, asked);
      worker.postMessage(request);
      return { ...(await asked.found.promise), readSnippets: () => asked.snippets.promise };
    },
  };
}
