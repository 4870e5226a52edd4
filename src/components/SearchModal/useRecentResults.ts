import { useEffect, useState } from "react";
import { readRecentResults, subscribeToRecentResults, type RecentResult } from "./recentResults";

/** The results previously chosen in this or another tab. */
export function useRecentResults(): RecentResult[] {
  const [results, setResults] = useState(readRecentResults);
  useEffect(() => subscribeToRecentResults(() => setResults(readRecentResults())), []);
  return results;
}
