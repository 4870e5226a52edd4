import { useMemo, useState } from "react";
import {
  readChosenResults,
  without,
  withChosen,
  withFavorite,
  writeChosenResults,
  type ChosenResult,
} from "./chosenResults";

/** What the reader chose before, and what changes it. Read anew for each change: other tabs change it, too. */
export function useChosenResults() {
  const [results, setResults] = useState(readChosenResults);
  const changes = useMemo(() => {
    const change = (changed: (results: ChosenResult[]) => ChosenResult[]) =>
      setResults(writeChosenResults(changed(readChosenResults())));
    return {
      choose: (result: Omit<ChosenResult, "isFavorite">) => change((all) => withChosen(all, result)),
      favor: (url: string) => change((all) => withFavorite(all, url)),
      remove: (url: string) => change((all) => without(all, url)),
    };
  }, []);
  return { results, ...changes };
}
