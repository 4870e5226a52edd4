import { createStorageSlot } from "@docusaurus/theme-common";
import { createStore, type Store } from "./store";

/**
 * A text in local storage, or null. If storage is blocked or full, a console message explains why (specification,
 * section 8), and the text lasts until the page is unloaded.
 */
export function storageSlot(key: string): Store<string | null> {
  const slot = createStorageSlot(key);
  /** The text that storage did not accept, if any. */
  const unstored = createStore<string | null>(null);
  return {
    initial: null,
    get: () => unstored.get() ?? slot.get(),
    set: (text) => {
      // Storage notifies subscribers synchronously, and they must not read an older text that it did not accept.
      if (unstored.get() !== null) {
        unstored.set(text);
      }
      if (text === null) {
        slot.del();
      } else {
        slot.set(text);
      }
      unstored.set(slot.get() === text ? null : text);
    },
    /** Also calls the listener when the reader returns to the page: the browser's cached copy may have missed changes. */
    subscribe: (listener) => {
      const onReturn = ({ persisted }: PageTransitionEvent): void => (persisted ? listener() : undefined);
      window.addEventListener("pageshow", onReturn);
      const unsubscribers = [slot.listen(listener), unstored.subscribe(listener)];
      return () => {
        window.removeEventListener("pageshow", onReturn);
        unsubscribers.forEach((unsubscribe) => unsubscribe());
      };
    },
  };
}

/**
 * A list in local storage, serialized as JSON. Invalid items are dropped.
 *
 * @param isItem type guard for stored items
 */
export function storedList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  const { get, set, subscribe } = storageSlot(key);
  return {
    get: (): Item[] => {
      try {
        const stored: unknown = JSON.parse(get() ?? "[]");
        return Array.isArray(stored) ? stored.filter(isItem) : [];
      } catch {
        return [];
      }
    },
    set: (items: Item[]) => set(JSON.stringify(items)),
    /** Calls the listener when this or another tab changes the list. Returns an unsubscribe function. */
    subscribe,
  };
}

/** A boolean preference in local storage: the text `true`, or nothing. */
export function booleanPreference(key: string) {
  const { get, set } = storageSlot(key);
  return {
    get: () => get() === "true",
    set: (value: boolean) => set(value ? "true" : null),
  };
}
