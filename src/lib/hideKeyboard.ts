import type { SyntheticEvent } from "react";

/**
 * Handles the submission of a field that shows its results as the reader types: a phone hides its on-screen keyboard, which
 * covers them.
 */
export function hideKeyboard(event: SyntheticEvent<HTMLFormElement>): void {
  event.preventDefault();
  if (window.matchMedia("(pointer: coarse)").matches && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}
