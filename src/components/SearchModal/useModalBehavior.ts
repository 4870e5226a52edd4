import { useEffect, useLayoutEffect, type RefObject } from "react";

/** Closes the dialog on a click outside its content; on the keyboard, Escape does that. */
function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const backdrop = dialog.current;
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === backdrop) {
        // Otherwise the browser would move the focus away from where closing returns it.
        event.preventDefault();
        onClose();
      }
    };
    backdrop?.addEventListener("mousedown", onMouseDown);
    return () => backdrop?.removeEventListener("mousedown", onMouseDown);
  }, [dialog, onClose]);
}

/** Keeps the page behind the dialog from scrolling, and from growing wider where its scrollbar was. */
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

/** What a full-window dialog needs besides trapping the focus, which the browser does (specification, section 4). */
export function useModalBehavior(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useBackdropClick(dialog, onClose);
  useScrollLock();
}
