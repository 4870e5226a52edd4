import { useLayoutEffect } from "react";

/** How many open dialogs lock scrolling. A dialog may open another one. */
let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, and from growing wider when its scrollbar disappears.
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
