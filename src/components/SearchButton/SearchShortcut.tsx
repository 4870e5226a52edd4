import { useSyncExternalStore, type ReactNode } from "react";
import styles from "./styles.module.css";

const neverChanges = (): (() => void) => () => undefined;
const isMacKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the search, as the reader's keyboard names them. */
export function SearchShortcut(): ReactNode {
  const isMac = useSyncExternalStore(neverChanges, isMacKeyboard, () => false);
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {isMac ? "⌘ K" : "Ctrl K"}
    </kbd>
  );
}
