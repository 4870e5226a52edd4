import { scrolledToTopTest } from "@site/src/lib/scrolledToTop";
import { useEffect, useState } from "react";

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
      const isAtTop = scrolledToTopTest();
      setCurrent(
        ids.findLast((id) => {
          const heading = document.getElementById(id);
          return heading !== null && isAtTop(heading);
        }),
      );
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
