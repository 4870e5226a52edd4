import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchBackend } from "../../lib/searchBackend";
import { resultSummary, unknownWordsNote } from "../../lib/searchMessages";
import { useAnnouncement } from "../../lib/useAnnouncement";
import type { BackendOptions, SearchBackend, SearchHit } from "../../search/client/backend";
import type { Snippet } from "../../search/types";

export interface Result extends SearchHit {
  /** Undefined if it could not be loaded. */
  snippet: Snippet | undefined;
}

export interface ResultPages {
  /** The results of all pages loaded so far. */
  results: Result[];
  total: number;
  unknownWords: string[];
  /** Number of pages loaded so far. */
  pages: number;
  hasMore: boolean;
}

/** The outcome of the last search. */
interface Outcome {
  query: string;
  /** Results per page. */
  limit: number;
  /** Undefined if not even the first page could be loaded. */
  found: ResultPages | undefined;
  hasFailed: boolean;
}

const RESULTS_PER_PAGE = 15;

/** Large enough for the searches that a reader goes back to, even though every keystroke can add an entry. */
const MAX_CACHED = 30;

/** Nothing is cached in development, where pages can change between two searches. */
const isDevelopment = process.env.NODE_ENV === "development";

/**
 * Cache of the latest complete outcomes, oldest first. When a reader comes back, all results appear at once and the
 * browser can restore the scroll position.
 */
const cache = new Map<string, Outcome>();

const cacheKey = ({ query, limit }: Pick<Outcome, "query" | "limit">): string => `${limit} ${query}`;

function addToCache(outcome: Outcome): void {
  cache.delete(cacheKey(outcome));
  cache.set(cacheKey(outcome), outcome);
  const [oldest = ""] = cache.keys();
  if (cache.size > MAX_CACHED) {
    cache.delete(oldest);
  }
}

/** Whether the snippet of a result could not be loaded. */
export const isMissingSnippet = ({ snippet }: Result): boolean => snippet === undefined;

/** Fetches results and waits for their snippets. */
async function fetchResults(
  backend: SearchBackend,
  query: string,
  options: BackendOptions,
): Promise<Omit<ResultPages, "pages">> {
  const { hits, total, unknownWords, hasMore, snippets: pending } = await backend.search(query, options);
  const snippets = await pending;
  return { results: hits.map((hit, index) => ({ ...hit, snippet: snippets[index] })), total, unknownWords, hasMore };
}

function announcementOf({ query, found, hasFailed }: Outcome): string {
  if (hasFailed || !found) {
    // The failure is announced by its own alert.
    return "";
  }
  return resultSummary(query, found.total, unknownWordsNote(found.unknownWords));
}

/**
 * Loads the results of a query, page by page (specification, section 2). The results of the previous query remain until
 * those of this one arrive.
 *
 * @param query the query; must not be empty
 * @param limit results per page
 */
export function useResultPages(query: string, limit = RESULTS_PER_PAGE) {
  const backend = useSearchBackend();
  const cached = cache.get(cacheKey({ query, limit }));
  const [outcome, setOutcome] = useState(cached);
  /** The query for which another page or a retry is in flight. */
  const [loadingFor, setLoadingFor] = useState<string>();
  const isCurrent = outcome?.query === query;
  if (cached && !isCurrent) {
    setOutcome(cached);
  }
  const [announcement, announce] = useAnnouncement();
  /** The number of the latest search. Results of earlier searches are stale, even if they are for the same query. */
  const latest = useRef(0);

  /** Shows the results that `load` resolves to, or `before` if it fails. */
  const show = async (before: ResultPages | undefined, load: () => Promise<ResultPages>): Promise<void> => {
    const run = ++latest.current;
    announce("Searching…");
    const outcome = await load().then(
      (found): Outcome => ({ query, limit, found, hasFailed: false }),
      (error: unknown): Outcome => {
        console.warn("The search failed.", error);
        return { query, limit, found: before, hasFailed: true };
      },
    );
    if (run === latest.current) {
      setOutcome(outcome);
      if (!isDevelopment && !outcome.hasFailed && !outcome.found?.results.some(isMissingSnippet)) {
        addToCache(outcome);
      }
      announce(announcementOf(outcome));
    }
  };

  /** Loads the next page of results, or the first one if none has been loaded. */
  const loadNext = (before: ResultPages | undefined): Promise<void> =>
    show(before, async () => {
      const { results = [], pages = 0 } = before ?? {};
      const next = await fetchResults(backend, query, { page: pages, limit });
      return { ...next, results: [...results, ...next.results], pages: pages + 1 };
    });

  /** Loads the same results again, because some of their snippets are missing. */
  const reload = (before: ResultPages): Promise<void> =>
    show(before, async () => {
      const { results, pages } = before;
      return { ...(await fetchResults(backend, query, { limit: results.length })), pages };
    });

  const showFirst = useEffectEvent(() => {
    if (isCurrent) {
      announce(announcementOf(outcome));
    } else {
      void loadNext(undefined);
    }
  });
  useEffect(() => {
    // Makes a search in flight for the previous query stale, even if this query is cached and starts no search.
    latest.current += 1;
    showFirst();
  }, [query]);

  const current = isCurrent ? outcome.found : undefined;
  const isIncomplete = current?.results.some(isMissingSnippet) ?? false;
  const waitFor = async (loading: Promise<void>): Promise<void> => {
    setLoadingFor(query);
    await loading;
    setLoadingFor((waiting) => (waiting === query ? undefined : waiting));
  };
  const isSearching = !isCurrent || loadingFor === query;
  const hasFailed = !isSearching && (outcome.hasFailed || isIncomplete);
  const loadMore = (): void => {
    if (!isSearching) {
      void waitFor(loadNext(current));
    }
  };
  const retry = (): void => void waitFor(current && isIncomplete ? reload(current) : loadNext(current));
  return { outcome, isSearching, hasFailed, announcement, loadMore, retry };
}
