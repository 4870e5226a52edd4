import { useEffect, useEffectEvent, type RefObject } from "react";
import { acceptsTyping } from "../../lib/acceptsTyping";
import { isComposing } from "../../lib/isComposing";
import { isModalOpen } from "../../lib/isModalOpen";

interface SearchKeys {
  /** Whether the search, or a message about it, can be closed. */
  canClose: boolean;
  /** Whether the modal is open. */
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** Opens the search with the character typed to open it, if any. */
  onOpen: (typed?: string) => void;
  onClose: () => void;
}

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;

/** Whether a key pressed on a button that opens the search starts a query. */
export function isTyped({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">) {
  return !ctrlKey && !metaKey && !altKey && LETTER_OR_DIGIT.test(key);
}

/** Filters out key events without a `key`, which password managers and autofill dispatch, and IME input. */
function isRealKey(event: KeyboardEvent): boolean {
  return typeof event.key === "string" && !isComposing(event);
}

/** Whether the key is K or, on a layout without Latin letters such as Cyrillic, in the position of K in English. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" || (code === "KeyK" && !/^[a-z]$/i.test(key));

/**
 * The keyboard shortcuts of the search (specification, section 4): Ctrl+K or Cmd+K toggles it, `/` opens it outside
 * input fields, a letter or digit opens it while its button is focused, and Escape closes it. Keys that another part
 * of the page has already handled are ignored, and the search never opens on top of another dialog.
 */
export function useSearchKeys({ canClose, isOpen, button, onOpen, onClose }: SearchKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isRealKey(event)) {
      return;
    }
    if (canClose && event.key === "Escape") {
      // Handled here, because a search field would use the first Escape to clear itself.
      onClose();
      return;
    }
    if (event.defaultPrevented || (!isOpen && isModalOpen())) {
      return;
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isToggle = isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isSlash = event.key === "/" && !hasModifier && !acceptsTyping(event.composedPath()[0]);
    const isTyping = isTyped(event) && document.activeElement === button.current;
    if (isToggle || (!isOpen && (isSlash || isTyping))) {
      event.preventDefault();
      // Ignore key repeat, which would toggle the search over and over.
      if (event.repeat) {
        return;
      }
      if (isOpen) {
        onClose();
      } else {
        onOpen(isTyping ? event.key : undefined);
      }
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
