import { useEffect, type RefObject } from "react";

/**
 * Adds a button that copies an entry as Markdown. A page has hundreds of entries, so they share one button, which moves
 * to the entry that the reader hovers, touches or focuses. `useCopyButtons` handles its clicks.
 *
 * @param inside any element inside the page's article
 */
export function useEntryButton(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = inside.current?.closest("article");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    const moveTo = ({ type, target }: Event): void => {
      if (type === "pointermove" && button.matches(":focus-visible")) {
        // Moving the button would blur it.
        return;
      }
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
    // Not `pointerover`, which also fires when scrolling, for example by keyboard, moves an entry under the pointer.
    const events = ["pointermove", "pointerdown", "focusin"];
    events.forEach((type) => page?.addEventListener(type, moveTo));
    return () => {
      events.forEach((type) => page?.removeEventListener(type, moveTo));
      button.remove();
    };
  }, [inside]);
}
