import { useEffect, useState, type RefObject } from "react";

/** How long a button shows that it has copied, milliseconds. */
const FEEDBACK_MS = 2000;

function textOf(control: HTMLElement): string {
  if (control instanceof HTMLAnchorElement) {
    // For somebody else, who has not asked for the reader's filter.
    return control.href.replace(/\?[^#]*/, "");
  }
  return control.dataset.copy ?? control.parentElement?.querySelector("pre")?.textContent ?? "";
}

/**
 * Makes the copy controls of a page's entries work, all with one listener.
 *
 * @param inside an element of the page
 * @returns what to tell assistive technology
 */
export function useCopyButtons(inside: RefObject<HTMLElement | null>): string {
  const [message, setMessage] = useState("");
  useEffect(() => {
    const page = inside.current?.closest("article");
    const copy = async (control: HTMLElement): Promise<void> => {
      try {
        await navigator.clipboard.writeText(textOf(control));
        setMessage("Copied");
        control.dataset.copied = "";
      } catch (error) {
        console.warn("The browser did not allow to copy.", error);
        setMessage("The browser did not allow to copy");
      }
      window.setTimeout(() => {
        delete control.dataset.copied;
        setMessage("");
      }, FEEDBACK_MS);
    };
    const onClick = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(".reference .copy") : null;
      if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        void copy(control);
      }
    };
    page?.addEventListener("click", onClick);
    return () => page?.removeEventListener("click", onClick);
  }, [inside]);
  return message;
}
