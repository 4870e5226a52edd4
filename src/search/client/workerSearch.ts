import { loadOnce } from "../../lib/loadOnce";
import { IndexError, type SearchEngine, type Snippets } from "../types";
import { TIMEOUT_MS } from "./httpSource";
import { STARTED, type ResultPage, type SearchRequest, type SearchResponse } from "./messages";

/** A promise and the functions that settle it. */
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
  // A rejection without a handler yet is not an error; handlers attached later still see it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** A request in flight: its snippets have not arrived, and it has not failed. */
interface PendingRequest {
  request: SearchRequest;
  results: Deferred<ResultPage>;
  snippets: Deferred<Snippets>;
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./worker.ts", import.meta.url));
  } catch (error) {
    console.warn("The search runs on the main thread because no worker can be started.", error);
    return undefined;
  }
}

/**
 * Searches the index of a site in a worker, or on the main thread if workers are unavailable. The first search starts
 * the worker. Create one instance per page.
 *
 * @param root URL of the site's root, ending in a slash
 */
export function createWorkerSearch(root: string): SearchEngine {
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let worker: Worker | undefined;
  let isStarted = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  /** The engine on the main thread. Few pages need it, so its script loads on demand. */
  const onThisThread = loadOnce(async () => (await import("./localSearch")).createLocalSearch(root));

  const onMessage = ({ data }: MessageEvent<SearchResponse | typeof STARTED>): void => {
    if (data === STARTED) {
      clearTimeout(timeout);
      return;
    }
    const answered = pending.get(data.id);
    if ("results" in data) {
      answered?.results.resolve(data.results);
      return;
    }
    pending.delete(data.id);
    if ("snippets" in data) {
      answered?.snippets.resolve(data.snippets);
    } else {
      const error = new IndexError(data.error);
      answered?.results.reject(error);
      answered?.snippets.reject(error);
    }
  };

  // The worker's script failed or could not be loaded: pending requests are answered on this thread.
  const onFailure = (reason: string): void => {
    clearTimeout(timeout);
    console.warn("The search runs on the main thread because its worker failed.", reason);
    worker?.terminate();
    worker = undefined;
    for (const { request, results, snippets } of pending.values()) {
      const found = onThisThread().then((engine) => engine.search(request.query, request.options));
      results.resolve(found);
      snippets.resolve(found.then(({ readSnippets }) => readSnippets()));
    }
    pending.clear();
  };

  const start = (): void => {
    isStarted = true;
    worker = startWorker();
    worker?.addEventListener("message", onMessage);
    worker?.addEventListener("error", ({ message }) => onFailure(message));
    if (worker) {
      // A download that never ends does not cause an error event.
      timeout = setTimeout(onFailure, TIMEOUT_MS, `Its script has not loaded after ${TIMEOUT_MS / 1000} s.`);
    }
  };

  return {
    async search(query, options) {
      if (!isStarted) {
        start();
      }
      if (!worker) {
        return (await onThisThread()).search(query, options);
      }
      const request: SearchRequest = { id: ++lastId, root, query, options };
      const asked: PendingRequest = { request, results: deferred(), snippets: deferred() };
      pending.set(request.id, asked);
      worker.postMessage(request);
      return { ...(await asked.results.promise), readSnippets: () => asked.snippets.promise };
    },
  };
}
