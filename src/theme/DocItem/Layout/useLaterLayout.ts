import { useHistory } from "@docusaurus/router";
import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Paints the top of a page that the reader opens from another one before the rest is laid out. `styles.module.css` skips
 * the rest while the page has the attribute `data-opening`, which it loses after its first frame.
 *
 * Not for links to sections and for Back, which scroll down as soon as the page is rendered.
 *
 * @returns a ref for the element that contains the page
 */
export function useLaterLayout(): RefObject<HTMLDivElement | null> {
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
    // The callbacks of a frame run before it is painted, the timer after it.
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
