/**
 * Moves the keyboard focus to an element that is not focusable by itself, so that the next press of Tab continues from
 * there. Removing the tab index avoids a lingering focus ring.
 */
export function takeFocus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) {
    element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    element.removeAttribute("tabindex");
  }
}
