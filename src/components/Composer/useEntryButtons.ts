import { useEffect, useEffectEvent } from "react";
import "./entries.css";

/** Marks the page while something is composed on it. */
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

/** The input that an entry of the page describes. */
const nameOf = (entry: Element): string => entry.id.replace(/^input_/, "");

/** @returns the button beside an input's name on the page */
export const entryButton = (name: string): HTMLElement | null =>
  document.getElementById(`input_${name}`)?.querySelector<HTMLElement>("button.compose") ?? null;

/**
 * Gives every input on the page a button that adds it to the file, or leads to it there. One listener serves all.
 *
 * @param names inputs that are in the file
 * @param onPick is told which input the reader picks
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
    // After a navigation the entries come when they have been loaded.
    const observer = new MutationObserver(update);
    document.querySelectorAll(".reference").forEach((block) => observer.observe(block, { childList: true }));
    return () => observer.disconnect();
  }, [names]);
}
