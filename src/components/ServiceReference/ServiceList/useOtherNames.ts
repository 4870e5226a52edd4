import { useEffect, useState } from "react";

const NONE: Record<string, string> = {};

/**
 * Loads the other names of services, which are needed only once the reader filters by text.
 *
 * @returns the names, keyed by `GROUP/SLUG`; empty until they have loaded, or if loading fails
 */
export function useOtherNames(isFiltering: boolean): Record<string, string | undefined> {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (isFiltering) {
      import("@generated/service-reference/default/searchWords.json").then(
        (module) => setNames(module.default),
        (error: unknown) => console.warn("The other names of services could not be loaded.", error),
      );
    }
  }, [isFiltering]);
  return names;
}
