import { useSyncExternalStore, type ReactNode } from "react";
import styles from "./styles.module.css";

const neverChanges = (): (() => void) => () => undefined;
const isMacKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut that opens the search, as labeled on the reader's keyboard. */
export function SearchShortcut(): ReactNode {
  const isMac = useSyncExternalStore(neverChanges, isMacKeyboard, () => false);
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {isMac ? "⌘ K" : "Ctrl K"}
    </kbd>
  );
}
