import { useEffect, useRef, type RefObject } from "react";

/**
 * Closes a menu when the reader presses Escape in it, or presses or focuses another part of the page.
 *
 * @returns a ref for the menu, a `<details>` element
 */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) {
        menu.current.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      const details = menu.current;
      if (event.key === "Escape" && details?.open && details.contains(document.activeElement)) {
        // A dialog around the menu stays open.
        event.preventDefault();
        details.open = false;
        details.querySelector("summary")?.focus();
      }
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    // In the capture phase, to run before other listeners for Escape.
    document.addEventListener("keydown", closeOnEscape, true);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape, true);
    };
  }, []);
  return menu;
}
