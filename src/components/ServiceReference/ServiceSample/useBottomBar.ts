import { useEffect } from "react";

/** Number of mounted bars. The composer's bar may mount before the sample's unmounts. */
let bars = 0;

function change(by: 1 | -1): void {
  bars += by;
  document.documentElement.classList.toggle("bottom-bar", bars > 0);
}

/**
 * Makes room for a bar at the bottom edge of the viewport by adding a class to the root element. `html:has(…)` would
 * need no script, but it makes browsers recalculate the styles of the whole page whenever an element is inserted.
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
