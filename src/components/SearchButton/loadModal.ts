import { loadOnce } from "@site/src/lib/loadOnce";
import type { ComponentType } from "react";
import type { SearchModalProps } from "../SearchModal";

export type LoadedModal = ComponentType<SearchModalProps>;

/**
 * Loads the modal, along with the search engine and the index. None of them is downloaded until the reader is about to
 * search.
 */
export const loadModal = loadOnce(async (): Promise<LoadedModal> => {
  const { default: Modal, warmUp } = await import("../SearchModal");
  warmUp();
  return Modal;
});

/** Preloads the modal. Errors are ignored here and reported when the reader opens the search. */
export const preloadModal = (): void => void loadModal().catch(() => undefined);
