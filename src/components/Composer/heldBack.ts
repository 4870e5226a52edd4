import { createStore } from "@site/src/lib/store";

/** The number of values and keys that the file does not contain yet, because what the reader has typed cannot be part of it. */
export const heldBack = createStore(0);
