import { acceptsTyping } from "@site/src/lib/acceptsTyping";
import { isModalOpen } from "@site/src/lib/isModalOpen";
import { useEffect, type RefObject } from "react";
import { showStart } from "../../FilterForm";

/**
 * Makes `/` focus and show the filter on a page that has one. On other pages the key belongs to the site search, which
 * keeps Ctrl+K and Cmd+K here.
 */
export function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Null for a moment during navigation, because the field is removed before its listener.
      const element = field.current;
      if (element?.form && isPlain && !acceptsTyping(document.activeElement) && !isModalOpen()) {
        event.preventDefault();
        event.stopImmediatePropagation();
        element.focus();
        showStart(element.form);
      }
    };
    // In the capture phase, to run before the site search's listener.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [field]);
}
