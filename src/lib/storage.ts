import { createStorageSlot } from "@docusaurus/theme-common";

/**
 * A list in local storage, stored as JSON. Items that cannot be read are dropped. If storage is
 * blocked or full, the list is lost at the end of the visit and the console says why
 * (specification, section 8).
 *
 * @param isItem tells whether a stored value has the shape of an item
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
    /** Calls the listener when another tab changes the list. Returns a function that unsubscribes it. */
    subscribe: (listener: () => void) => slot.listen(listener),
  };
}

/**
 * A boolean preference in local storage: the text `true`, or nothing. If storage is blocked or
 * full, the preference does not stick and the console says why (specification, section 8).
 */
export function booleanPreference(key: string) {
  const slot = createStorageSlot(key);
  return {
    get: () => slot.get() === "true",
    set: (value: boolean) => (value ? slot.set("true") : slot.del()),
  };
}
