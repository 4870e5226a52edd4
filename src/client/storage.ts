import { createStorageSlot } from "@docusaurus/theme-common";

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
