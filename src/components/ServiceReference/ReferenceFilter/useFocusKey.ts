import { useEffect, type RefObject } from "react";

/** Something that is open above the page. A closed dialog element stays in the page. */
const MODAL = 'dialog[open], [aria-modal="true"]:not(dialog)';

function isEditing(): boolean {
  const element = document.activeElement;
  return element instanceof HTMLElement && (element.isContentEditable || element.matches("input, textarea, select"));
}

/**
 * `/` focuses the filter on a page that has one; elsewhere the key belongs to the search, which
 * keeps Ctrl or Cmd plus K here.
 */
export function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      // None any more while the page is being left: the listener goes a moment later.
      const element = field.current;
      if (element && isPlain && !isEditing() && !document.querySelector(MODAL)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        element.focus();
      }
    };
    // In the capture phase, which comes before the search's listener.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [field]);
}
