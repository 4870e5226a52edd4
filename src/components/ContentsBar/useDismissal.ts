import { useEffect, type RefObject } from "react";

/**
 * Closes a list that overlays the page when the reader follows one of its links, presses Escape inside it, or
 * interacts with another part of the page.
 *
 * @param container contains the list and the button that opens it, which regains focus on Escape
 * @param close called whether or not the list is open; pass the same function on every render
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
