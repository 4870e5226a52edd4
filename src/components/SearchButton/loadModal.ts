import type { ComponentType } from "react";
import type { SearchModalProps } from "../SearchModal";

export type LoadedModal = ComponentType<SearchModalProps>;

let loading: Promise<LoadedModal> | undefined;

/**
 * Loads the modal, along with the engine and the index, which cost nothing until the reader reaches for the search.
 * Loaded once per page load. A failed load is retried on the next call.
 */
export function loadModal(): Promise<LoadedModal> {
  loading ??= import("../SearchModal").then(
    ({ default: Modal, warmUp }) => {
      warmUp();
      return Modal;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Preloads the modal. Errors are ignored here and reported when the reader opens the search. */
export const preloadModal = (): void => void loadModal().catch(() => undefined);
