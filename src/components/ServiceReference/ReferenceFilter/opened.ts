import { useEffect, type RefObject } from "react";

/** Attribute of an entry that is expanded in the names view. */
export const OPENED = "data-opened";

/** Elements that handle clicks themselves. */
const CONTROLS = "a, button, summary, input, select, pre";

/**
 * Expands and collapses entries on click in the names view.
 *
 * @param inside any element inside the page's article
 * @param isActive whether the names view is active
 */
export function useOpenOnClick(inside: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const page = inside.current?.closest("article");
    const onClick = ({ target }: MouseEvent): void => {
      const element = target instanceof Element ? target : null;
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (!isSelecting && element?.closest(CONTROLS) === null) {
        element.closest(".reference .entry")?.toggleAttribute(OPENED);
      }
    };
    if (isActive) {
      page?.addEventListener("click", onClick);
    }
    return () => page?.removeEventListener("click", onClick);
  }, [inside, isActive]);
}
