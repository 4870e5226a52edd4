import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useRef } from "react";
import { findTarget, isConcealed, showTarget } from "./target";

/**
 * Leads to the entry that the address names: at the first load, on clicks, on back and forward.
 *
 * @param isReady whether the entries are in the page
 * @param reveal shows all entries again, when the one looked for is filtered away
 */
export function useTarget(isReady: boolean, reveal: () => void): void {
  const location = useLocation();
  // While the first page is taken over, the browser has scrolled already, unless it could not find or see the target.
  const isServed = useRef(!useIsBrowser());

  useEffect(() => {
    if (!isReady) {
      return;
    }
    const target = findTarget(window.location.hash);
    const wasConcealed = target !== undefined && isConcealed(target);
    const isRenamed = target !== undefined && window.location.hash !== `#${target.id}`;
    if (isRenamed) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, "", `${pathname}${search}#${target.id}`);
    }
    if (target?.closest("[hidden]")) {
      reveal();
    }
    if (target) {
      showTarget(target, !isServed.current || wasConcealed || isRenamed);
    }
    isServed.current = false;
  }, [isReady, location, reveal]);

  useEffect(() => {
    // A click on a link to where the reader is already changes no address.
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.href === window.location.href) {
        const target = findTarget(link.hash);
        if (target?.closest("[hidden]")) {
          reveal();
        }
        if (target) {
          showTarget(target, true);
        }
      }
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [reveal]);
}
