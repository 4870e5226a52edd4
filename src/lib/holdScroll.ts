/** Number of frames for which the target is kept in view: a third of a second at 60 Hz. */
const HOLD_FRAMES = 20;

/** Events that indicate that the reader has moved on. */
const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

let activeScrollHold: AbortController | undefined;

/**
 * Scrolls, and keeps the position for a moment, unless the reader moves on. Off-screen entries have an estimated height
 * until they approach the viewport, and after Back and Forward the browser scrolls by itself.
 *
 * @param scrollOnce scrolls to the position
 */
export function holdScroll(scrollOnce: () => void): void {
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
      scrollOnce();
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
