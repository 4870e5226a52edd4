import { useEffect, useState, type RefObject } from "react";

/** How long a button shows that it has copied, milliseconds. */
const FEEDBACK_MS = 2000;

function textToCopy(control: HTMLElement): string {
  return control.dataset.copy ?? control.parentElement?.querySelector("pre")?.textContent ?? "";
}

/**
 * Makes the copy buttons of a page's entries work, with one listener for all.
 *
 * @param inside an element of the page
 * @returns what to announce to assistive technology
 */
export function useCopyButtons(inside: RefObject<HTMLElement | null>): string {
  const [message, setMessage] = useState("");
  useEffect(() => {
    const page = inside.current?.closest("article");
    let endFeedback = (): void => undefined;
    const showFeedback = (text: string, control?: HTMLElement): void => {
      endFeedback();
      setMessage(text);
      if (control) {
        control.dataset.copied = "";
      }
      const timer = window.setTimeout(() => endFeedback(), FEEDBACK_MS);
      endFeedback = () => {
        window.clearTimeout(timer);
        delete control?.dataset.copied;
        setMessage("");
      };
    };
    const copy = async (control: HTMLElement): Promise<void> => {
      try {
        await navigator.clipboard.writeText(textToCopy(control));
        showFeedback("Copied", control);
      } catch (error) {
        console.warn("The browser blocked copying.", error);
        showFeedback("The browser blocked copying");
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
