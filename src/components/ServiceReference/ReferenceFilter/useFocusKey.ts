import { acceptsTyping } from "@site/src/lib/acceptsTyping";
import { isModalOpen } from "@site/src/lib/isModalOpen";
import { useEffect, type RefObject } from "react";
import { showStart } from "../../FilterForm";

/**
 * Makes `/` focus the filter and scroll to its matches. On pages without a filter, `/` opens the site search, which is
 * still available here by Ctrl+K or Cmd+K.
 */
export function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Briefly null during navigation, because the field is unmounted before this listener is removed.
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
