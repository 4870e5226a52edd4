import { createStore } from "@site/src/lib/store";

/** The element above the table of contents that takes a page's sample, while there is one. */
export const panelSlot = createStore<HTMLElement | null>(null);
