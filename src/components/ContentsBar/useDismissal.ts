import { useEffect, type RefObject } from "react";

/**
 * Closes a list that lies over the page: when the reader has followed one of its links, presses Escape inside it, or
 * goes elsewhere on the page.
 *
 * @param container of the list and of the button that opens it, which gets the focus back on Escape
 * @param close called whether or not the list is open; the same function each time
 */
export function useDismissal(container: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const isInside = ({ target }: Event): boolean =>
      target instanceof Node && container.current?.contains(target) === true;
    const onLeave = (event: Event): void => {
      if (!isInside(event)) {
        close();
      }
    };
    const onClick = (event: Event): void => {
      if (isInside(event) && event.target instanceof Element && event.target.closest("a")) {
        close();
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && isInside(event)) {
        close();
        container.current?.querySelector("button")?.focus();
      }
    };
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onLeave);
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onLeave);
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [container, close]);
}
