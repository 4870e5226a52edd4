import { useEffect } from "react";
import { safeDecode } from "../../../lib/safeDecode";

function show(counts: ReadonlyMap<string, number>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".table-of-contents a")) {
    const count = counts.get(safeDecode(link.hash.slice(1)));
    if (count === undefined) {
      delete link.dataset.count;
    } else {
      link.dataset.count = String(count);
    }
    link.ariaDisabled = count === 0 ? "true" : null;
  }
}

/** Blocks links to headings that the filter has hidden. */
function blockClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.table-of-contents a[aria-disabled="true"]')) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Shows the number of matching entries under each heading in the table of contents.
 *
 * @param counts numbers keyed by heading id; undefined while no filter is active
 */
export function useContentsCounts(counts: ReadonlyMap<string, number> | undefined): void {
  useEffect(() => {
    if (!counts) {
      return;
    }
    show(counts);
    // On small screens, the table of contents is rendered when first opened.
    const observer = new MutationObserver(() => show(counts));
    document
      .querySelectorAll(".theme-doc-toc-mobile")
      .forEach((contents) => observer.observe(contents, { childList: true, subtree: true }));
    document.addEventListener("click", blockClick, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("click", blockClick, true);
      show(new Map());
    };
  }, [counts]);
}
