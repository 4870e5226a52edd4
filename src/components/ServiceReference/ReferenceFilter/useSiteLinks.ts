import { useHistory } from "@docusaurus/router";
import { useEffect, type RefObject } from "react";

/**
 * Routes links from a page's entries to other pages of the site through the router, without a full page load.
 *
 * @param inside any element inside the page's article
 */
export function useSiteLinks(inside: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const page = inside.current?.closest("article");
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('.reference a[href^="/"]') : null;
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (link && !isModified && !event.defaultPrevented) {
        event.preventDefault();
        history.push(link.getAttribute("href") ?? "");
      }
    };
    page?.addEventListener("click", onClick);
    return () => page?.removeEventListener("click", onClick);
  }, [inside, history]);
}
