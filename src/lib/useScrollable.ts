import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

interface Scrollable<Container extends HTMLElement> {
  ref: RefObject<Container | null>;
  /** Attributes of the container while it scrolls sideways; empty while its content fits, so that it is no tab stop. */
  attributes: { tabIndex?: 0; "aria-label"?: string };
}

/**
 * Makes a container focusable while its content is wider than it, so that the keyboard can scroll it.
 *
 * @param label name of the container for assistive technology
 */
export function useScrollable<Container extends HTMLElement>(label: string): Scrollable<Container> {
  const ref = useRef<Container>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const container = ref.current;
    if (!container) {
      return undefined;
    }
    // Synchronously, so that a scrollable container is never on screen without being focusable.
    const measure = () => flushSync(() => setScrollable(container.scrollWidth > container.clientWidth));
    const observer = new ResizeObserver(measure);
    // The content can grow on its own, for example when the font arrives.
    [container, ...container.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, []);

  return { ref, attributes: isScrollable ? { tabIndex: 0, "aria-label": label } : {} };
}
