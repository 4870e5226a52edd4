import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import type { ClientModule } from "@docusaurus/types";
import { holdScroll } from "../lib/holdScroll";

/** The scroll position at which the reader left each history entry, keyed by entry. */
const positions = new Map<string, number>();

let entry = "";
let scrolled = 0;

/** The key of the current history entry. Adds a key to entries that the browser rather than the router created. */
function keyOfEntry(): string {
  const state = window.history.state as { key?: string } | null;
  const key = state?.key ?? Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, "");
  return key;
}

/** The position that Back or Forward returns to, if the URL has a fragment. Undefined for a new entry. */
export const positionLeft = (): number | undefined => (window.location.hash ? positions.get(entry) : undefined);

/** Restores the scroll position on Back and Forward, when Docusaurus would otherwise scroll to the URL's fragment. */
const scrollPositions: ClientModule = {
  onRouteUpdate() {
    const left = entry;
    entry = keyOfEntry();
    if (left === entry) {
      // A link to the current URL.
      positions.delete(entry);
    } else {
      positions.set(left, scrolled);
    }
  },
  onRouteDidUpdate() {
    const top = positionLeft();
    if (top !== undefined) {
      holdScroll(() => window.scrollTo({ top }));
    }
  },
};

if (ExecutionEnvironment.canUseDOM) {
  const record = (): void => {
    scrolled = window.scrollY;
  };
  // Recorded continuously, because the browser may already have scrolled to the new target when the route updates.
  window.addEventListener("scroll", record, { passive: true });
  // A scroll event comes with the next frame, which Back can precede. Browsers scroll after `popstate`; capturing it
  // comes before the router's listener.
  window.addEventListener("popstate", record, { capture: true });
}

export default scrollPositions;
