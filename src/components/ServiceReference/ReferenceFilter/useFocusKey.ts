import { useEffect, type RefObject } from "react";

/** Something that is open above the page. A closed dialog element stays in the page. */
const MODAL = 'dialog[open], [aria-modal="true"]:not(dialog)';

/** Where `/` is a character, or, in a list, looks for an option. */
const EDITABLE = 'input:not([type="checkbox"]), textarea, select';

function isEditing(): boolean {
  const element = document.activeElement;
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(EDITABLE));
}

/**
 * Makes `/` focus the filter on a page that has one. On other pages the key belongs to the site search, which keeps
 * Ctrl+K and Cmd+K here.
 */
export function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Null for a moment while the reader leaves the page: the field goes before its listener does.
      const element = field.current;
      if (element && isPlain && !isEditing() && !document.querySelector(MODAL)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        element.focus();
      }
    };
    // In the capture phase, before the listener of the site search.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [field]);
}
