import { useEffect, type RefObject } from "react";

/** Attribute of an entry that is expanded in the names view. */
export const EXPANDED_ATTRIBUTE = "data-expanded";

/** Elements that handle clicks themselves. */
const CONTROLS = "a, button, summary, input, select, pre";

/** An entry's permalink. Following it expands the entry. */
const PERMALINK = ".head h4 a";

function describeState(entry: Element): void {
  entry.querySelector(PERMALINK)?.setAttribute("aria-expanded", String(entry.hasAttribute(EXPANDED_ATTRIBUTE)));
}

/** Whether a plain click hits the permalink of an entry that is already expanded and the URL's target. */
function isPermalinkOfExpandedEntry({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PERMALINK) : null;
  const isModified = ctrlKey || metaKey || shiftKey || altKey;
  return !isModified && link?.href === window.location.href && link.closest(`[${EXPANDED_ATTRIBUTE}]`) !== null;
}

/**
 * In the names view, expands and collapses entries on click. Following the permalink of an expanded entry again
 * collapses it, so that keyboard users can do both. Exposes the state of each entry to assistive technology.
 *
 * @param inside any element inside the page's article
 * @param isActive whether the names view is active and the entries are in the document
 */
export function useExpandableEntries(inside: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const page = inside.current?.closest("article");
    if (!isActive || !page) {
      return;
    }
    const onClick = (event: MouseEvent): void => {
      const element = event.target instanceof Element ? event.target : null;
      const isPermalink = isPermalinkOfExpandedEntry(event);
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (isPermalink || (!isSelecting && element?.closest(CONTROLS) === null)) {
        element?.closest(".reference .entry")?.toggleAttribute(EXPANDED_ATTRIBUTE);
      }
      if (isPermalink) {
        event.preventDefault();
      }
    };
    page.addEventListener("click", onClick);
    const entries = page.querySelectorAll(".reference .entry");
    entries.forEach(describeState);
    const observer = new MutationObserver((changes) =>
      changes.forEach(({ target }) => target instanceof Element && describeState(target)),
    );
    observer.observe(page, { subtree: true, attributeFilter: [EXPANDED_ATTRIBUTE] });
    return () => {
      page.removeEventListener("click", onClick);
      observer.disconnect();
      entries.forEach((entry) => entry.querySelector(PERMALINK)?.removeAttribute("aria-expanded"));
    };
  }, [inside, isActive]);
}
