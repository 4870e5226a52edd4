import { useEffect, type RefObject } from "react";

/**
 * Adds a button that copies an entry as Markdown: one for all of them, since a page has hundreds. It stands in the entry
 * that the reader points at, touches or has the focus in. `useCopyButtons` does the copying.
 *
 * @param inside an element of the page
 */
export function useEntryButton(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = inside.current?.closest("article");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    const moveTo = ({ target }: Event): void => {
      const entry = target instanceof Element ? target.closest(".reference .entry") : null;
      if (entry && entry.id !== button.dataset.copyEntry) {
        delete button.dataset.copied;
        delete button.dataset.failed;
        button.dataset.copyEntry = entry.id;
        button.title = "Copy as Markdown";
        button.setAttribute("aria-label", `Copy ${entry.id.replace("_", " ")} as Markdown`);
        entry.querySelector(".head")?.append(button);
      }
    };
    // Not when an entry comes below the pointer because the page scrolls, as it does for the keyboard.
    const events = ["pointermove", "pointerdown", "focusin"];
    events.forEach((type) => page?.addEventListener(type, moveTo));
    return () => {
      events.forEach((type) => page?.removeEventListener(type, moveTo));
      button.remove();
    };
  }, [inside]);
}
