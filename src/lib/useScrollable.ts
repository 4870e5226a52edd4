import { useEffect, useRef, type RefObject } from "react";

/**
 * Makes a container focusable while its content is wider than it, so that the keyboard can scroll it. While its content
 * fits, it is no tab stop.
 *
 * @param attributes what else the container has while it scrolls, its name for assistive technology above all; the same
 *   object each time
 * @returns the container's ref
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
    // Not by React: to have it done before the next paint, it would render synchronously once for each container.
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
    // The content can grow on its own, for example when the font arrives.
    [container, ...container.children].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [attributes]);

  return ref;
}
