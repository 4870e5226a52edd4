import type { AlgoliaRequest, AlgoliaResponse } from "./algolia";

/** A search that takes longer counts as failed, so that the reader is told. */
const TIMEOUT_MS = 12_000;

/** How the latest search went. */
export type SearchState =
  | { kind: "idle" }
  | { kind: "searching"; query: string }
  | { kind: "found"; query: string; total: number }
  | { kind: "failed"; query: string; retry: () => void };

type Search = (request: AlgoliaRequest) => Promise<AlgoliaResponse>;

function queryOf(request: AlgoliaRequest): string {
  const [first] = Array.isArray(request) ? request : request.requests;
  return first?.params?.query ?? first?.query ?? "";
}

function isResponse(response: unknown): response is AlgoliaResponse {
  const { results } = (response ?? {}) as Partial<AlgoliaResponse>;
  return (
    Array.isArray(results) && results.every(({ hits, nbHits }) => Array.isArray(hits) && typeof nbHits === "number")
  );
}

async function answerOf(search: Search, request: AlgoliaRequest): Promise<AlgoliaResponse> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    const response: unknown = await Promise.race([search(request), tooLate]);
    if (!isResponse(response)) {
      throw new Error("the answer is not one of a search service");
    }
    return response;
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * A search whose outcome can be watched. The theme's search page has no way to try again, so a
 * search that fails does not reject: it waits until `retry` succeeds or another search takes its
 * place, and the page shows what happened from the state.
 */
export class WatchedSearch {
  private state: SearchState = { kind: "idle" };
  private latest = 0;
  private readonly listeners = new Set<() => void>();
  private readonly run: Search;

  constructor(run: Search) {
    this.run = run;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): SearchState => this.state;

  /** Forgets how the last search went, as when its interface closes. */
  reset = (): void => {
    this.latest++;
    this.change({ kind: "idle" });
  };

  search = (request: AlgoliaRequest): Promise<AlgoliaResponse> => {
    const number = ++this.latest;
    const query = queryOf(request);
    const report = (state: SearchState) => {
      if (number === this.latest) {
        this.change(state);
      }
    };
    return new Promise((resolve) => {
      const attempt = async (): Promise<void> => {
        report({ kind: "searching", query });
        try {
          const response = await answerOf(this.run, request);
          report({ kind: "found", query, total: response.results[0]?.nbHits ?? 0 });
          resolve(response);
        } catch (error) {
          console.warn("The search failed.", error);
          report({ kind: "failed", query, retry: () => void attempt() });
        }
      };
      void attempt();
    });
  };

  private change(state: SearchState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}
