import { useRef, type RefObject } from "react";
import { useDismissal } from "./useDismissal";

/**
 * Closes a menu when the reader presses Escape in it, or presses or focuses another part of the page.
 *
 * @returns a ref for the menu, a `<details>` element
 */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissal(menu, (escape) => {
    const details = menu.current;
    if (!details?.open || (escape && !details.contains(document.activeElement))) {
      return;
    }
    details.open = false;
    if (escape) {
      // A dialog around the menu stays open.
      escape.preventDefault();
      details.querySelector("summary")?.focus();
    }
  });
  return menu;
}
