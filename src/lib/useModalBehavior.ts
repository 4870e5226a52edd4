import { useEffect, type RefObject } from "react";
import { useScrollLock } from "./useScrollLock";

/** Closes the dialog on a left click outside its content; the keyboard equivalent is Escape. */
function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const backdrop = dialog.current;
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === backdrop && event.button === 0) {
        // Otherwise the browser would move focus away from the element that closing returns it to.
        event.preventDefault();
        onClose();
      }
    };
    backdrop?.addEventListener("mousedown", onMouseDown);
    return () => backdrop?.removeEventListener("mousedown", onMouseDown);
  }, [dialog, onClose]);
}

/** The behavior of a modal dialog, except for the focus trap, which is native (specification, section 4). */
export function useModalBehavior(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useBackdropClick(dialog, onClose);
  useScrollLock();
}
