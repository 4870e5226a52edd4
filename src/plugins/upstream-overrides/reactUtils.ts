import { useMemo } from "react";

export * from "@upstream/reactUtils";

/**
 * Upstream's hook: returns the object of the previous render if its keys and values have not changed. Upstream sorts
 * the keys with `localeCompare`, for which the browser has to set up a collator.
 *
 * @param object must always have the same keys
 */
export function useShallowMemoObject<Value extends object>(object: Value): Value {
  const entries = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => object, entries.flat());
}
