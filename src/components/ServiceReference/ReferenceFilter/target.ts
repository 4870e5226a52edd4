import { safeDecode } from "../../../lib/safeDecode";
import { OPENED } from "./opened";

/** Attribute of the entry that the URL points to. */
const TARGET = "data-target";

/** Number of frames for which the target is kept in view: a third of a second at 60 Hz. */
const HOLD_FRAMES = 20;

/** Events that indicate that the reader has moved on. */
const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

let activeScrollHold: AbortController | undefined;

/**
 * Finds the element that a URL's fragment points to. A bare name, as used by earlier versions of the site, resolves to
 * the input of that name, or else to the output.
 *
 * @param hash the fragment, including the number sign
 */
export function findTarget(hash: string): HTMLElement | undefined {
  const name = safeDecode(hash.slice(1));
  if (name === "") {
    return undefined;
  }
  const candidates = [name, `input_${name}`, `output_${name}`];
  return candidates.map((id) => document.getElementById(id)).find((element) => element !== null) ?? undefined;
}

/** Whether the filter or a closed `<details>` hides the element. */
export function isHiddenOrCollapsed(element: HTMLElement): boolean {
  return element.closest("[hidden], details:not([open])") !== null;
}

/**
 * Whether an element that the browser scrolled to has since drifted. Without scroll anchoring, as in Safari, entries
 * above push it away when they get their final height. If it is farther off, the reader has moved on.
 */
export function hasDrifted(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return !CSS.supports("overflow-anchor", "auto") && Math.abs(top) < window.innerHeight / 2;
}

/**
 * Scrolls to an element and keeps it in view for a moment, unless the reader moves on. Off-screen entries have an
 * estimated height until they approach the viewport, and after Back and Forward the browser restores its own position.
 */
function bringIntoView(element: HTMLElement): void {
  activeScrollHold?.abort();
  const hold = new AbortController();
  activeScrollHold = hold;
  const { signal } = hold;
  USER_SCROLL_EVENTS.forEach((type) =>
    window.addEventListener(type, () => hold.abort(), { signal, capture: true, passive: true }),
  );
  let frames = HOLD_FRAMES;
  const scroll = (): void => {
    if (!signal.aborted) {
      element.scrollIntoView({ behavior: "instant" });
      frames -= 1;
      if (frames > 0) {
        window.requestAnimationFrame(scroll);
      } else {
        hold.abort();
      }
    }
  };
  scroll();
}

/** Removes the frame of the entry that the URL pointed to. */
export function clearTarget(): void {
  document.querySelectorAll(`[${TARGET}]`).forEach((element) => element.removeAttribute(TARGET));
}

/** Expands, frames and focuses an input, output or field, and optionally scrolls to it. */
export function showTarget(element: HTMLElement, scroll: boolean): void {
  clearTarget();
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    details.open = true;
  }
  element.closest(".entry")?.setAttribute(OPENED, "");
  if (/^(?:in|out)put_/.test(element.id)) {
    element.setAttribute(TARGET, "");
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  if (scroll) {
    bringIntoView(element);
  }
}
