import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { positionLeft } from "@site/src/client/scrollPositions";
import { holdScroll } from "@site/src/lib/holdScroll";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { EXPANDED_ATTRIBUTE } from "./expandedEntries";
import { clearTarget, findTarget, isHiddenOrCollapsed, mayHaveDrifted, showTarget } from "./target";

/**
 * Shows the entry that the URL points to, on load, on link clicks, and on Back and Forward, which also restore
 * the scroll position.
 *
 * @param isReady whether the entries are in the document
 * @param reveal shows a target that the filter hides
 */
export function useTarget(isReady: boolean, reveal: (target: HTMLElement) => void): void {
  const location = useLocation();
  // On the initial page load, the browser scrolls to the target before hydration, unless it is missing or hidden.
  const isServed = useRef(!useIsBrowser());
  const revealTarget = useEffectEvent(reveal);

  // A layout effect, because the form's `data-hydrated` collapses all unexpanded entries in the same commit. If the
  // entry collapsed for even one frame, a field in it that the browser scrolled to would move out of view.
  useLayoutEffect(() => {
    if (isReady) {
      findTarget(window.location.hash)?.closest(".entry")?.setAttribute(EXPANDED_ATTRIBUTE, "");
    }
  }, [isReady]);

  useEffect(() => {
    if (!isReady) {
      return;
    }
    const target = findTarget(window.location.hash);
    const wasHidden = target !== undefined && isHiddenOrCollapsed(target);
    const isRenamed = target !== undefined && window.location.hash !== `#${target.id}`;
    if (isRenamed) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, "", `${pathname}${search}#${target.id}`);
    }
    if (target) {
      revealTarget(target);
      // A filter or view in the URL changes the height of the content above.
      const hasMoved = window.location.search !== "" || mayHaveDrifted(target);
      const top = positionLeft();
      showTarget(target, top === undefined && (!isServed.current || wasHidden || isRenamed || hasMoved));
      if (top !== undefined) {
        holdScroll(() => window.scrollTo({ top }));
      }
    } else {
      clearTarget();
    }
    isServed.current = false;
  }, [isReady, location]);

  useEffect(() => {
    // A click on a link to the current URL does not navigate.
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.href === window.location.href && !event.defaultPrevented) {
        const target = findTarget(link.hash);
        if (target) {
          revealTarget(target);
          showTarget(target, true);
        }
      }
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
