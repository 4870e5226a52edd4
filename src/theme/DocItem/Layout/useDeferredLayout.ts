import { useHistory } from "@docusaurus/router";
import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Paints the top of a page before laying out the rest, when the reader follows a link to the page. `styles.module.css`
 * skips the rest while the page has the attribute `data-opening`, which is removed after the first frame.
 *
 * Links to sections, Back and Forward are excluded: they scroll down as soon as the page is rendered.
 *
 * @returns a ref for the element that contains the page
 */
export function useDeferredLayout(): RefObject<HTMLDivElement | null> {
  const history = useHistory();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const page = ref.current;
    if (!page || history.action !== "PUSH" || history.location.hash !== "") {
      return undefined;
    }
    page.dataset.opening = "true";
    const end = (): void => void delete page.dataset.opening;
    let timer: number | undefined;
    // Animation frame callbacks run before the paint, and the timer fires after it.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      end();
    };
  }, [history]);

  return ref;
}
