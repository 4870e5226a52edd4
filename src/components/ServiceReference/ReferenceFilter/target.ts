/** Marks the entry that the address leads to. */
const TARGET = "data-target";

/** Frames for which a target is held in its place, a third of a second. */
const HOLD_FRAMES = 20;

/** What a reader does who goes on to another place. */
const READER_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

let holding: AbortController | undefined;

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Finds what a fragment of the address leads to. A bare name, as earlier editions of the site
 * used, leads to the input of that name, else to the output.
 *
 * @param hash fragment with its number sign
 */
export function findTarget(hash: string): HTMLElement | undefined {
  const name = decode(hash.slice(1));
  if (name === "") {
    return undefined;
  }
  const candidates = [name, `input_${name}`, `output_${name}`];
  return candidates.map((id) => document.getElementById(id)).find((element) => element !== null) ?? undefined;
}

/** @returns whether the element is, or is inside, something that is folded or filtered away */
export function isConcealed(element: HTMLElement): boolean {
  return element.closest("[hidden], details:not([open])") !== null;
}

/**
 * Scrolls to an element and holds it there for a moment, unless the reader goes on: entries out of view have an
 * estimated height until they come near, and after back and forward the browser restores a position of its own.
 */
function bringIntoView(element: HTMLElement): void {
  holding?.abort();
  const hold = new AbortController();
  holding = hold;
  const { signal } = hold;
  READER_MOVES.forEach((move) =>
    window.addEventListener(move, () => hold.abort(), { signal, capture: true, passive: true }),
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

/** Unfolds, marks and focuses an input, output or field, and brings it into view where that is asked for. */
export function showTarget(element: HTMLElement, scroll: boolean): void {
  document.querySelectorAll(`[${TARGET}]`).forEach((other) => other.removeAttribute(TARGET));
  for (let details = element.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    details.open = true;
  }
  if (/^(?:in|out)put_/.test(element.id)) {
    element.setAttribute(TARGET, "");
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  if (scroll) {
    bringIntoView(element);
  }
}
