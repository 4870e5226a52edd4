import type { ClientModule } from "@docusaurus/types";

/** The title follows within a frame, and screen readers need a moment to notice a new live region, in milliseconds. */
const DELAY_MS = 200;

let region: HTMLElement | undefined;
let timeout: number | undefined;

function createRegion(): HTMLElement {
  const element = document.createElement("div");
  element.role = "status";
  element.className = "visually-hidden";
  // Below the footer, it would make the page longer.
  element.style.top = "0";
  document.body.append(element);
  return element;
}

/** Announces the title of the page that a link leads to. Browsers do so only for pages that they load themselves. */
const pageAnnouncement: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    region ??= createRegion();
    region.textContent = "";
    window.clearTimeout(timeout);
    timeout = window.setTimeout((element: HTMLElement) => (element.textContent = document.title), DELAY_MS, region);
  },
};

export default pageAnnouncement;
