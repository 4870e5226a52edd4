import { useEffect, useState } from "react";

const NONE: Record<string, string> = {};

/**
 * Loads the other names of services, which only readers need who filter by text.
 *
 * @returns by `GROUP/SLUG`; empty until they have loaded, and if that fails
 */
export function useOtherNames(isFiltering: boolean): Record<string, string | undefined> {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (isFiltering) {
      import("@generated/service-reference/default/searchWords.json").then(
        (module) => setNames(module.default),
        (error: unknown) => console.warn("The filter only knows the names of services on this page.", error),
      );
    }
  }, [isFiltering]);
  return names;
}
