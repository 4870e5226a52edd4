import { flushSync } from "react-dom";

/** Elements that can serve as the scroll anchor: blocks of prose and entries of the reference. */
const PLACES = ".theme-doc-markdown > *, .reference .entry";

/**
 * Changes the layout of the page without moving what the reader is looking at.
 *
 * @param change updates state that changes the width of the text
 */
export function keepPlace(change: () => void): void {
  const place = Array.from(document.querySelectorAll(PLACES)).find((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top >= 0 && height > 0;
  });
  const before = place?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = place?.getBoundingClientRect().top ?? 0;
  window.scrollBy({ top: after - before, behavior: "instant" });
}
