import { createStorageSlot } from "@docusaurus/theme-common";

/**
 * A list in local storage, serialized as JSON. Invalid items are dropped. If storage is blocked or
 * full, the list is lost at the end of the visit and a console warning explains why
 * (specification, section 8).
 *
 * @param isItem type guard for stored items
 */
export function storedList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  const slot = createStorageSlot(key);
  return {
    get: (): Item[] => {
      try {
        const stored: unknown = JSON.parse(slot.get() ?? "[]");
        return Array.isArray(stored) ? stored.filter(isItem) : [];
      } catch {
        return [];
      }
    },
    set: (items: Item[]) => slot.set(JSON.stringify(items)),
    /** Calls the listener when another tab changes the list. Returns an unsubscribe function. */
    subscribe: (listener: () => void) => slot.listen(listener),
  };
}

/**
 * A boolean preference in local storage: the text `true`, or nothing. If storage is blocked or
 * full, the preference does not persist and a console warning explains why (specification, section 8).
 */
export function booleanPreference(key: string) {
  const slot = createStorageSlot(key);
  return {
    get: () => slot.get() === "true",
    set: (value: boolean) => (value ? slot.set("true") : slot.del()),
  };
}
