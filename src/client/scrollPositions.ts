import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import type { ClientModule } from "@docusaurus/types";
import { holdScroll } from "../lib/holdScroll";

/** How far the reader had scrolled when leaving each entry of the history. */
const positions = new Map<string, number>();

let entry = "";
let scrolled = 0;

/** The key of the current entry. The router's links set it; the browser, which follows others itself, does not. */
function keyOfEntry(): string {
  const state = window.history.state as { key?: string } | null;
  const key = state?.key ?? Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, "");
  return key;
}

/** Where Back or Forward returns to, unless the URL has no fragment. A link creates a new entry, which has no position. */
export const positionLeft = (): number | undefined => (window.location.hash ? positions.get(entry) : undefined);

/** Restores the position on Back and Forward. Docusaurus would scroll to the URL's fragment even then. */
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
  // By the time of an update, the browser may have scrolled to where it leads.
  window.addEventListener("scroll", () => (scrolled = window.scrollY), { passive: true });
}

export default scrollPositions;
