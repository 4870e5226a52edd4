import { useEffect } from "react";

/**
 * What the root element has while something is open or shown. `html:has(…)` would say it without a script, but while a
 * rule looks into the root element, browsers style the whole page anew whenever anything is inserted into it.
 */
export const rootClasses = {
  /** The page behind a dialog does not scroll: `src/css/base.css`. */
  scrollLocked: "scroll-locked",
  /** A bar covers the bottom edge of the window: `src/components/ServiceReference/ServiceSample`. */
  bottomBar: "bottom-bar",
} as const;

/** How many have set each class: a dialog may have opened another. */
const counts = new Map<string, number>();

function change(name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by;
  counts.set(name, count);
  document.documentElement.classList.toggle(name, count > 0);
}

/**
 * Gives the root element a class.
 *
 * @param name which of `rootClasses`
 * @param isOn whether the component that calls it needs the class now
 */
export function useRootClass(name: (typeof rootClasses)[keyof typeof rootClasses], isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    change(name, 1);
    return () => change(name, -1);
  }, [name, isOn]);
}
