import { useMemo, useState } from "react";
import {
  readRecentResults,
  removeRecent,
  addRecent,
  markFavorite,
  writeRecentResults,
  type RecentResult,
} from "./recentResults";

/** What the reader chose before, and what changes it. Read anew for each change: other tabs change it, too. */
export function useRecentResults() {
  const [results, setResults] = useState(readRecentResults);
  const changes = useMemo(() => {
    const change = (changed: (results: RecentResult[]) => RecentResult[]) =>
      setResults(writeRecentResults(changed(readRecentResults())));
    return {
      choose: (result: Omit<RecentResult, "isFavorite">) => change((all) => addRecent(all, result)),
      favor: (url: string) => change((all) => markFavorite(all, url)),
      remove: (url: string) => change((all) => removeRecent(all, url)),
    };
  }, []);
  return { results, ...changes };
}
