import { createStorageSlot } from "@docusaurus/theme-common";

/**
 * A list in local storage, as JSON. What is stored and cannot be understood is as good as absent.
 * Of blocked and full storage the same is true as of a preference.
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
  };
}

/**
 * A boolean preference in local storage, stored as the text `true` and absent otherwise.
 * Storage that is blocked or full costs the reader the preference, never the page: the
 * framework's slot catches what it throws, and `storageFallback.ts` keeps that to one warning
 * (specification, section 8).
 */
export function booleanPreference(key: string) {
  const slot = createStorageSlot(key);
  return {
    get: () => slot.get() === "true",
    set: (value: boolean) => (value ? slot.set("true") : slot.del()),
  };
}
