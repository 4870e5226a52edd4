/** How long to wait, so that the text can settle and screen readers notice a new live region, in milliseconds. */
const DELAY_MS = 200;

let region: HTMLElement | undefined;
let timeout: number | undefined;

function createRegion(): HTMLElement {
  const element = document.createElement("div");
  element.role = "status";
  element.className = "visually-hidden";
  // In its default position below the footer, it would make the page longer.
  element.style.top = "0";
  document.body.append(element);
  return element;
}

/**
 * Announces a change that screen readers would not notice. Do not call this in a dialog, which hides the live region.
 *
 * @param text called when the announcement is made
 */
export function announce(text: () => string): void {
  region ??= createRegion();
  region.textContent = "";
  window.clearTimeout(timeout);
  timeout = window.setTimeout((element: HTMLElement) => (element.textContent = text()), DELAY_MS, region);
}
