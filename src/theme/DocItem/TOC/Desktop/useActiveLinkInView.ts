import { useEffect, type RefObject } from "react";

const ACTIVE = ".table-of-contents__link--active";

/** Minimum distance between the active link and the edges of the list, in pixels. */
const MARGIN = 32;

/** Keeps the active link in view by scrolling the table of contents, which may be taller than the space it has. */
export function useActiveLinkInView(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = column.current?.querySelector<HTMLElement>(".theme-doc-toc-desktop");
    if (!list) {
      return undefined;
    }
    const update = (): void => {
      const link = list.querySelector(ACTIVE)?.getBoundingClientRect();
      const place = list.getBoundingClientRect();
      if (link) {
        const above = Math.min(0, link.top - MARGIN - place.top);
        const below = Math.max(0, link.bottom + MARGIN - place.bottom);
        list.scrollBy({ top: above + below });
      }
    };
    const sections = new MutationObserver(update);
    sections.observe(list, { subtree: true, attributeFilter: ["class"] });
    // The list shrinks when the sample appears above it.
    const sizes = new ResizeObserver(update);
    sizes.observe(list);
    return () => {
      sections.disconnect();
      sizes.disconnect();
    };
  }, [column]);
}
