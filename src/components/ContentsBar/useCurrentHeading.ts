import { useEffect, useState } from "react";

/** A heading becomes current this far below the position that a link would scroll it to, in pixels. */
const TOLERANCE_PX = 16;

/**
 * Finds the heading of the section being read: the last one that has scrolled up to where links place headings.
 *
 * @param ids of the headings, in page order
 * @returns the id, or undefined above the first heading
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const isReached = (id: string): boolean => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= padding + TOLERANCE_PX;
      };
      setCurrent(ids.findLast(isReached));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    document.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [ids]);
  return current;
}
