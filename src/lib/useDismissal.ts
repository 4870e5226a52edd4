import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls a function when the reader presses or focuses another part of the page, or presses Escape anywhere.
 *
 * @param container contains what is dismissed and the control that opens it
 * @param onDismiss receives the event if it was Escape, and nothing if the reader left the container
 */
export function useDismissal(
  container: RefObject<HTMLElement | null>,
  onDismiss: (escape?: KeyboardEvent) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const listening = new AbortController();
    // In the capture phase, to handle Escape before other listeners do.
    const options = { capture: true, signal: listening.signal };
    const onLeave = ({ target }: Event): void => {
      if (target instanceof Node && container.current?.contains(target) === false) {
        dismiss();
      }
    };
    document.addEventListener("pointerdown", onLeave, options);
    document.addEventListener("focusin", onLeave, options);
    document.addEventListener("keydown", (event) => event.key === "Escape" && dismiss(event), options);
    return () => listening.abort();
  }, [container]);
}
