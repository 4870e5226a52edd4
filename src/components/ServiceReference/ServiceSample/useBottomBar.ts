import { useEffect } from "react";

/** How many bars there are: the composer's may appear before the sample's is gone. */
let bars = 0;

function change(by: 1 | -1): void {
  bars += by;
  document.documentElement.classList.toggle("bottom-bar", bars > 0);
}

/**
 * Makes room for a bar that covers the bottom edge of the viewport, by a class of the root element. `html:has(…)` would
 * need no script, but such a rule makes browsers recalculate the styles of the whole page whenever an element is inserted.
 *
 * @param isOn whether the calling component currently shows the bar
 */
export function useBottomBar(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    change(1);
    return () => change(-1);
  }, [isOn]);
}
