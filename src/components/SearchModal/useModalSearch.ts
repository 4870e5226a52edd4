import { useEffect, useRef, useState } from "react";
import { resultSummary, unknownWordsNote } from "../../lib/searchMessages";
import { useAnnouncement } from "../../lib/useAnnouncement";
import { useSearchBackend } from "../../lib/searchBackend";
import { groupHits, MAX_HITS, type OptionGroup } from "./options";

export interface ModalResults {
  query: string;
  total: number;
  /** Explains why the results may not match the query; empty if they should. */
  note: string;
  groups: OptionGroup[];
}

/** What the modal shows: starting points, a search in progress, results, or a failure. */
export type ModalState =
  { kind: "start" } | { kind: "searching" } | { kind: "found"; results: ModalResults } | { kind: "failed" };

/** Delay after which a pending search shows "Searching…", in milliseconds. */
const SLOW_MS = 300;

/**
 * The modal's search (specification, sections 2 and 8). The modal keeps its contents until the results for the latest
 * query arrive. Stale results are dropped, even if they are for the same query.
 */
export function useModalSearch() {
  const backend = useSearchBackend();
  const [state, setState] = useState<ModalState>({ kind: "start" });
  const [isSlow, setIsSlow] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const latest = useRef("");
  const latestRun = useRef(0);
  /** The query that the displayed state belongs to, if any. */
  const displayedQuery = useRef<string | undefined>("");
  const slowness = useRef<ReturnType<typeof setTimeout>>(undefined);

  const commit = (query: string, newState: ModalState): void => {
    clearTimeout(slowness.current);
    displayedQuery.current = query;
    setIsSlow(false);
    setState(newState);
  };

  const run = async (query: string): Promise<void> => {
    const ownRun = ++latestRun.current;
    clearTimeout(slowness.current);
    slowness.current = setTimeout(() => setIsSlow(true), SLOW_MS);
    announce("Searching…");
    try {
      const found = await backend.search(query, { limit: MAX_HITS });
      if (ownRun === latestRun.current) {
        const { total, unknownWords } = found;
        const results = { query, total, note: unknownWordsNote(unknownWords), groups: groupHits(found) };
        commit(query, { kind: "found", results });
        announce(resultSummary(query, total, results.note));
      }
    } catch (error) {
      console.warn("The search failed.", error);
      if (ownRun === latestRun.current) {
        // Results of another query would be misleading here.
        commit(query, { kind: "failed" });
        announce("");
      }
    }
  };

  const search = (typed: string): void => {
    const query = typed.trim();
    if (query === latest.current) {
      return;
    }
    latest.current = query;
    if (query === "") {
      latestRun.current += 1;
      commit("", { kind: "start" });
      announce("");
    } else {
      void run(query);
    }
  };

  const retry = (): void => {
    displayedQuery.current = undefined;
    setState({ kind: "searching" });
    void run(latest.current);
  };

  useEffect(() => () => clearTimeout(slowness.current), []);

  /** Whether the displayed state matches the query in the field. */
  const isCurrent = (): boolean => displayedQuery.current === latest.current;

  return { state, isSlow, announcement, announce, search, retry, isCurrent };
}
