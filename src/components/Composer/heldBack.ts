import { createStore } from "@site/src/lib/store";
import { useEffect } from "react";

/** The number of values and keys that the file does not contain yet, because what the reader has typed cannot be part of it. */
export const heldBack = createStore(0);

/** Counts a value or key while the file cannot contain it. */
export function useHeldBack(isHeldBack: boolean): void {
  useEffect(() => {
    const count = Number(isHeldBack);
    heldBack.set(heldBack.get() + count);
    return () => heldBack.set(heldBack.get() - count);
  }, [isHeldBack]);
}
