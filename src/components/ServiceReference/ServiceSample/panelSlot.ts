import { createStore } from "@site/src/lib/store";

/** The element above the table of contents that holds the page's sample; null while it is not mounted. */
export const panelSlot = createStore<HTMLElement | null>(null);
