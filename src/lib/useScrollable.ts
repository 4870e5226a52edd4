import { useEffect, useRef, type RefObject } from "react";

/**
 * Makes a container focusable while its content overflows, so that the keyboard can scroll it. While the content fits,
 * the container is not a tab stop.
 *
 * @param attributes further attributes of the container while it scrolls, most importantly its accessible name. Pass
 *   the same object on every render
 * @returns a ref for the container
 */
export function useScrollable<Container extends HTMLElement>(
  attributes: Record<string, string>,
): RefObject<Container | null> {
  const ref = useRef<Container>(null);

  useEffect(() => {
    const container = ref.current;
    if (!container) {
      return undefined;
    }
    // Bypasses React, which would render synchronously for each container to finish before the next paint.
    const measure = (): void => {
      const isScrollable = container.scrollWidth > container.clientWidth;
      Object.entries({ ...attributes, tabindex: "0" }).forEach(([name, value]) => {
        if (isScrollable) {
          container.setAttribute(name, value);
        } else {
          container.removeAttribute(name);
        }
      });
    };
    const observer = new ResizeObserver(measure);
    // The content can grow on its own, for example when the font loads.
    [container, ...container.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [attributes]);

  return ref;
}
