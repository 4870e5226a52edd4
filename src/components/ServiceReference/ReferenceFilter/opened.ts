import { useEffect, type RefObject } from "react";

/** Attribute of an entry that is shown in full among entries of which only names are shown. */
export const OPENED = "data-opened";

/** What has a click of its own. */
const CONTROLS = "a, button, summary, input, select, pre";

/**
 * Opens and closes entries on clicks while only names are shown.
 *
 * @param inside an element of the page
 * @param isActive whether only names are shown
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
