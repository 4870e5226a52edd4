import { createStore } from "@site/src/lib/store";

/** The number of values and keys that are held back, because the typed text would make the file invalid. */
export const heldBackCount = createStore(0);
