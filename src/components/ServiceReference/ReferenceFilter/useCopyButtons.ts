import { COPY_FEEDBACK_MS } from "@site/src/constants";
import { copyText } from "@site/src/lib/pageMarkdown";
import { readerText } from "@site/src/lib/readerText";
import { useEffect, useState, type RefObject } from "react";
import { loadEntry } from "./entryMarkdown";

/** The text that a button copies: its own, that of the adjacent sample, or an entry's Markdown, which it loads. */
function textToCopy({ dataset, parentElement }: HTMLElement): Promise<string> {
  return dataset.copyEntry === undefined
    ? Promise.resolve(dataset.copy ?? parentElement?.querySelector("pre")?.textContent ?? "")
    : loadEntry(dataset.copyEntry).then(readerText.get().toReader);
}

/**
 * Handles the copy buttons of a page's entries with a single listener.
 *
 * @param inside any element inside the page's article
 * @returns the text to announce to assistive technology
 */
export function useCopyButtons(inside: RefObject<HTMLElement | null>): string {
  const [message, setMessage] = useState("");
  useEffect(() => {
    const page = inside.current?.closest("article");
    let endFeedback = (): void => undefined;
    const showFeedback = (text: string, control: HTMLElement | undefined, outcome: "copied" | "failed"): void => {
      endFeedback();
      setMessage(text);
      control?.setAttribute(`data-${outcome}`, "");
      const timer = window.setTimeout(() => endFeedback(), COPY_FEEDBACK_MS);
      endFeedback = () => {
        window.clearTimeout(timer);
        control?.removeAttribute(`data-${outcome}`);
        setMessage("");
      };
    };
    const copy = async (control: HTMLElement): Promise<void> => {
      const text = textToCopy(control);
      const entry = control.dataset.copyEntry;
      /** Undefined if the button has moved to another entry in the meantime. */
      const copied = (): HTMLElement | undefined => (control.dataset.copyEntry === entry ? control : undefined);
      try {
        await copyText(text);
        showFeedback("Copied", copied(), "copied");
      } catch (error) {
        console.warn("The text could not be copied.", error);
        const message = await text.then(
          () => "The browser blocked copying. Select the text and copy it.",
          () => "The Markdown could not be loaded. Try again.",
        );
        showFeedback(message, copied(), "failed");
      }
    };
    const onClick = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(".reference .copy") : null;
      if (control) {
        void copy(control);
      }
    };
    page?.addEventListener("click", onClick);
    return () => page?.removeEventListener("click", onClick);
  }, [inside]);
  return message;
}
