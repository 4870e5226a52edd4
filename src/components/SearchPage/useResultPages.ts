import { useEffect, useEffectEvent, useRef, useState } from "react";
import { countOf } from "../../lib/countOf";
import { useSearchBackend } from "../../lib/searchBackend";
import { useAnnouncement } from "../../lib/useAnnouncement";
import type { SearchHit } from "../../search/client/backend";
import type { Snippet } from "../../search/types";

export interface Result extends SearchHit {
  /** Undefined if it could not be loaded. */
  snippet: Snippet | undefined;
}

export interface ResultPages {
  /** The results of all pages loaded so far. */
  results: Result[];
  total: number;
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

/** Kept so that a reader who comes back sees all results at once, and the browser can restore the scroll position. */
let last: Outcome | undefined;

function announcementOf({ query, found, hasFailed }: Outcome): string {
  if (hasFailed || !found) {
    // The failure is announced by its own alert.
    return "";
  }
  return found.total === 0 ? `No results for ${query}` : `${countOf(found.total, "result")} for ${query}`;
}

/**
 * The results of a query, page by page (specification, section 2). Results of the previous query stay until this one
 * is answered.
 *
 * @param query the query; must not be empty
 * @param limit results per page
 */
export function useResultPages(query: string, limit = RESULTS_PER_PAGE) {
  const backend = useSearchBackend();
  const [outcome, setOutcome] = useState(() => (last?.query === query && last.limit === limit ? last : undefined));
  /** The query for which another page of results is loading. */
  const [loadingMoreOf, setLoadingMoreOf] = useState<string>();
  const [announcement, announce] = useAnnouncement();
  const latest = useRef(query);

  /** Loads the next page of results, or the first one if none has been loaded. */
  const load = async (before: ResultPages | undefined): Promise<void> => {
    announce("Searching …");
    const outcome = await backend
      .search(query, { page: before?.pages ?? 0, limit })
      .then(async ({ hits, total, hasMore, snippets: pending }): Promise<Outcome> => {
        const snippets = await pending;
        const results = [
          ...(before?.results ?? []),
          ...hits.map((hit, index) => ({ ...hit, snippet: snippets[index] })),
        ];
        return { query, limit, found: { results, total, hasMore, pages: (before?.pages ?? 0) + 1 }, hasFailed: false };
      })
      .catch((error: unknown): Outcome => {
        console.warn("The search failed.", error);
        return { query, limit, found: before, hasFailed: true };
      });
    if (query === latest.current) {
      setOutcome(outcome);
      last = outcome.hasFailed ? undefined : outcome;
      setLoadingMoreOf(undefined);
      announce(announcementOf(outcome));
    }
  };

  const isRestored = useRef(outcome !== undefined);
  const loadFirst = useEffectEvent(() => {
    if (!isRestored.current) {
      void load(undefined);
    }
    isRestored.current = false;
  });
  useEffect(() => {
    latest.current = query;
    loadFirst();
  }, [query]);

  const isCurrent = outcome?.query === query;
  const loadMore = (): void => {
    setLoadingMoreOf(query);
    void load(isCurrent ? outcome.found : undefined);
  };

  const isSearching = !isCurrent || loadingMoreOf === query;
  return { outcome, isSearching, announcement, loadMore };
}
