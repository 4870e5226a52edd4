import { useEffect, useMemo, useState } from "react";
import {
  addRecent,
  markFavorite,
  readRecentResults,
  removeRecent,
  subscribeToRecentResults,
  writeRecentResults,
  type RecentResult,
} from "./recentResults";

/** The results that the reader chose earlier, in this tab or another, and the functions that change them. */
export function useRecentResults() {
  const [results, setResults] = useState(readRecentResults);
  useEffect(() => subscribeToRecentResults(() => setResults(readRecentResults())), []);
  const changes = useMemo(() => {
    // Each change starts from what is stored: another tab may have changed it.
    const change = (apply: (results: RecentResult[]) => RecentResult[]) =>
      setResults(writeRecentResults(apply(readRecentResults())));
    return {
      choose: (result: Omit<RecentResult, "isFavorite">) => change((all) => addRecent(all, result)),
      favor: (url: string) => change((all) => markFavorite(all, url)),
      remove: (url: string) => change((all) => removeRecent(all, url)),
    };
  }, []);
  return { results, ...changes };
}
