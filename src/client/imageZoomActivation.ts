import type { ClientModule } from "@docusaurus/types";
import { IMAGE_ZOOM_ATTACH_DELAY_MS } from "../constants";
import { isImageZoomActive } from "../lib/imageZoom";

let timeout: number | undefined;

/**
 * Activates image zoom one second after the site has loaded and after each navigation without a
 * fragment (specification, section 4). Navigating to a fragment of the same page has no effect.
 */
const imageZoomActivation: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isSamePage = previousLocation?.pathname === location.pathname;
    if (isSamePage && location.hash) {
      return;
    }
    window.clearTimeout(timeout);
    if (!isSamePage) {
      isImageZoomActive.set(false);
    }
    if (!previousLocation || !location.hash) {
      timeout = window.setTimeout(() => isImageZoomActive.set(true), IMAGE_ZOOM_ATTACH_DELAY_MS);
    }
  },
};

export default imageZoomActivation;
