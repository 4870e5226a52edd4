/** Elements up to this far below where a link would scroll them still count as scrolled to the top, in pixels. */
const TOLERANCE_PX = 16;

/** Whether an element is rendered. One that a filter hides is not; one that the browser skips while off-screen is. */
export const isRendered = (element: Element): boolean => element.getClientRects().length > 0;

/** Returns a test for elements that have scrolled up to where links place them. */
export function scrolledToTopTest(): (element: Element) => boolean {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return (element) => isRendered(element) && element.getBoundingClientRect().top <= padding + TOLERANCE_PX;
}
