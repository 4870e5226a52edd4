import { useEffect, useEffectEvent } from "react";

/**
 * Calls a function on Back and Forward, and when the reader follows a link to a fragment. Use it to close a dialog that
 * would otherwise cover the destination.
 */
export function useOnBack(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const onPopState = (): void => onBack();
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
}
