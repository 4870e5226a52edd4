import { useEffect, useEffectEvent } from "react";
import "./entries.css";

/** Attribute of the root element while the composer is open. */
const COMPOSING = "data-composing";

function buttonOf(entry: Element): HTMLButtonElement {
  const existing = entry.querySelector<HTMLButtonElement>("button.compose");
  if (existing) {
    return existing;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "compose";
  entry.querySelector(".head")?.prepend(button);
  return button;
}

/** The name of the input that an entry on the page describes. */
const nameOf = (entry: Element): string => entry.id.replace(/^input_/, "");

/** @returns the button next to an input's name on the page */
export const entryButton = (name: string): HTMLElement | null =>
  document.getElementById(`input_${name}`)?.querySelector<HTMLElement>("button.compose") ?? null;

/**
 * Adds a button to every input on the page. The button adds the input to the file, or moves focus to it if the file
 * already contains it. All buttons share one listener.
 *
 * @param names inputs that are in the file
 * @param onPick called with the name of the input that the reader picks
 */
export function useEntryButtons(names: ReadonlySet<string>, onPick: (name: string) => void): void {
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    const article = document.querySelector("article");
    const onClick = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest("button.compose") : null;
      const entry = button?.closest(".entry");
      if (entry) {
        event.stopPropagation();
        pick(nameOf(entry));
      }
    };
    document.documentElement.setAttribute(COMPOSING, "");
    article?.addEventListener("click", onClick, true);
    return () => {
      document.documentElement.removeAttribute(COMPOSING);
      article?.removeEventListener("click", onClick, true);
    };
  }, []);

  useEffect(() => {
    const update = (): void => {
      for (const entry of document.querySelectorAll('.reference .entry[id^="input_"]')) {
        const button = buttonOf(entry);
        const name = nameOf(entry);
        const label = names.has(name) ? `Edit ${name} in your file` : `Add ${name} to your file`;
        if (button.ariaLabel !== label) {
          button.ariaLabel = label;
          button.toggleAttribute("data-added", names.has(name));
        }
      }
    };
    update();
    // After a client-side navigation, the entries are inserted once they have loaded.
    const observer = new MutationObserver(update);
    document.querySelectorAll(".reference").forEach((block) => observer.observe(block, { childList: true }));
    return () => observer.disconnect();
  }, [names]);
}
