import { useHistory } from "@docusaurus/router";
import { useEffect, type RefObject } from "react";

/**
 * Follows links from a page's entries to other pages of the site as links of React do, without loading the site again.
 *
 * @param inside an element of the page
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
