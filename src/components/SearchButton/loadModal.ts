import type { ComponentType } from "react";
import type { SearchModalProps } from "../SearchModal";

export type LoadedModal = ComponentType<SearchModalProps>;

let loading: Promise<LoadedModal> | undefined;

/**
 * Loads the modal, and with it the engine and the index, which cost nothing until the reader reaches for the search.
 * Loaded once per page; a load that failed is tried again the next time.
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

/** Loads ahead of time; if it fails, the reader is told when they open the search. */
export const preloadModal = (): void => void loadModal().catch(() => undefined);
