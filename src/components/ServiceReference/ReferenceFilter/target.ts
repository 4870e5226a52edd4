import { holdScroll } from "../../../lib/holdScroll";
import { safeDecode } from "../../../lib/safeDecode";
import { EXPANDED_ATTRIBUTE } from "./expandedEntries";

/** Attribute of the entry that the URL points to. */
const TARGET = "data-target";

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
 * Whether an element that the browser scrolled to may have drifted since. Without scroll anchoring, as in Safari,
 * entries above push it away when they get their final height. If it is more than half a viewport off, the reader has
 * scrolled elsewhere.
 */
export function mayHaveDrifted(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return !CSS.supports("overflow-anchor", "auto") && Math.abs(top) < window.innerHeight / 2;
}

/** Removes the highlight from the entry that the URL pointed to. */
export function clearTarget(): void {
  document.querySelectorAll(`[${TARGET}]`).forEach((element) => element.removeAttribute(TARGET));
}

/** Expands, highlights and focuses an input, output or field, and optionally scrolls to it. */
export function showTarget(element: HTMLElement, scroll: boolean): void {
  clearTarget();
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    details.open = true;
  }
  element.closest(".entry")?.setAttribute(EXPANDED_ATTRIBUTE, "");
  if (/^(?:in|out)put_/.test(element.id)) {
    element.setAttribute(TARGET, "");
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  if (scroll) {
    holdScroll(() => element.scrollIntoView({ behavior: "instant" }));
  }
}
