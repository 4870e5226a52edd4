import { useEffect } from "react";

/**
 * Classes of the root element while something is open or visible. `html:has(…)` would need no script, but such a rule
 * makes browsers recalculate the styles of the whole page whenever an element is inserted.
 */
export const rootClasses = {
  /** A bar covers the bottom edge of the viewport: `src/components/ServiceReference/ServiceSample`. */
  bottomBar: "bottom-bar",
} as const;

/** How many components have set each class. */
const counts = new Map<string, number>();

function change(name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by;
  counts.set(name, count);
  document.documentElement.classList.toggle(name, count > 0);
}

/**
 * Adds a class to the root element.
 *
 * @param name one of `rootClasses`
 * @param isOn whether the calling component currently needs the class
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
