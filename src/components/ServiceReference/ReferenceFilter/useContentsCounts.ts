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

/** A heading that the filter has hidden is not there to go to. */
function refuseClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.table-of-contents a[aria-disabled="true"]')) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Shows in the table of contents how many entries each heading has left.
 *
 * @param counts numbers by the ids of headings; undefined while nothing is filtered
 */
export function useContentsCounts(counts: ReadonlyMap<string, number> | undefined): void {
  useEffect(() => {
    if (!counts) {
      return;
    }
    show(counts);
    // Small screens have a table of contents that is rendered when it is first opened.
    const observer = new MutationObserver(() => show(counts));
    document
      .querySelectorAll(".theme-doc-toc-mobile")
      .forEach((contents) => observer.observe(contents, { childList: true, subtree: true }));
    document.addEventListener("click", refuseClick, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("click", refuseClick, true);
      show(new Map());
    };
  }, [counts]);
}
