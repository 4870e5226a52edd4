import { useEffect, useLayoutEffect, type RefObject } from "react";

/** A click beside what the dialog holds closes it; the keyboard has Escape. */
function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const around = dialog.current;
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === around) {
        // The browser would take the focus from where closing returns it to.
        event.preventDefault();
        onClose();
      }
    };
    around?.addEventListener("mousedown", onMouseDown);
    return () => around?.removeEventListener("mousedown", onMouseDown);
  }, [dialog, onClose]);
}

/** The page behind keeps its place and its width. */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = "hidden";
    return () => {
      style.removeProperty("padding-inline-end");
      style.removeProperty("overflow");
    };
  }, []);
}

/**
 * What a dialog that fills the window does besides holding the focus, which the browser sees to
 * (specification, section 4).
 */
export function useModalBehavior(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useBackdropClick(dialog, onClose);
  useScrollLock();
}
