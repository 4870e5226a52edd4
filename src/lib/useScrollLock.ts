import { useLayoutEffect } from "react";

/** How many dialogs keep the page from scrolling, since one may open another. */
let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, and from widening by the width of its scrollbar.
 *
 * @param isOn whether the calling component currently shows the dialog
 */
export function useScrollLock(isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
      style.overflow = "hidden";
    }
    locks++;
    return () => {
      locks--;
      if (locks === 0) {
        style.removeProperty("padding-inline-end");
        style.removeProperty("overflow");
      }
    };
  }, [isOn]);
}
