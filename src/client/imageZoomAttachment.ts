import type { ClientModule } from "@docusaurus/types";
import { IMAGE_ZOOM_ATTACH_DELAY_MS } from "../constants";

let isAttached = false;
let timeout: number | undefined;
const listeners = new Set<() => void>();

function setAttached(value: boolean): void {
  isAttached = value;
  listeners.forEach((listener) => listener());
}

/** Whether images can be zoomed now; a store for React's `useSyncExternalStore`. */
export const imageZoomAttachment = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => isAttached,
};

/**
 * Attaches image zoom a second after the site is loaded and after each change to another page
 * without a fragment (specification, section 4).
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation?.pathname === location.pathname) {
      return;
    }
    window.clearTimeout(timeout);
    setAttached(false);
    if (!previousLocation || !location.hash) {
      timeout = window.setTimeout(() => setAttached(true), IMAGE_ZOOM_ATTACH_DELAY_MS);
    }
  },
};

export default clientModule;
