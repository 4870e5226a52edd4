/** An element counts as scrolled to the top this far below the position that a link scrolls it to, in pixels. */
const TOLERANCE_PX = 16;

/** Whether an element has a box, unlike one that a filter hides. Content that the browser skips while off-screen has one. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;

/** Returns a test for elements that have scrolled up to where links place them. */
export function scrolledToTopTest(): (element: Element) => boolean {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return (element) => isRendered(element) && element.getBoundingClientRect().top <= padding + TOLERANCE_PX;
}
