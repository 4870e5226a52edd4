import { createStore } from "@site/src/lib/store";

/** The number of values and keys that are not in the file yet, because the typed text cannot be part of it. */
export const heldBackCount = createStore(0);
