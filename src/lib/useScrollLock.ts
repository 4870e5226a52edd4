import { useEffect } from "react";

/** The class of the root element while the page does not scroll: `src/css/base.css`. */
export const SCROLL_LOCKED = "scroll-locked";

/** Dialogs that are open: one may have opened another. */
let locks = 0;

function change(by: 1 | -1): void {
  locks += by;
  document.documentElement.classList.toggle(SCROLL_LOCKED, locks > 0);
}

/**
 * Keeps the page behind an open dialog from scrolling. `html:has(dialog[open])` would do it without a script, but with
 * such a rule browsers style the whole page anew whenever anything is inserted into it.
 *
 * @param isLocked whether the dialog is open
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) {
      return undefined;
    }
    change(1);
    return () => change(-1);
  }, [isLocked]);
}
