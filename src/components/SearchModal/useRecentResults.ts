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

/** The results previously chosen in this or another tab, and the functions that change them. */
export function useRecentResults() {
  const [results, setResults] = useState(readRecentResults);
  useEffect(() => subscribeToRecentResults(() => setResults(readRecentResults())), []);
  const changes = useMemo(() => {
    // Each change starts from the stored results, since another tab may have changed them.
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
