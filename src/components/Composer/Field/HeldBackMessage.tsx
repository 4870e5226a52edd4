import { useEffect, type ReactNode } from "react";
import { heldBackCount } from "../heldBackCount";
import styles from "./styles.module.css";

/** Tells the reader that the typed text is not in the file yet, and counts it in the composer's summary. */
export default function HeldBackMessage({ id, children }: { id: string; children: string }): ReactNode {
  useEffect(() => {
    heldBackCount.set(heldBackCount.get() + 1);
    return () => heldBackCount.set(heldBackCount.get() - 1);
  }, []);
  return (
    <small id={id} className={styles.problem}>
      Not in the file yet: {children}
    </small>
  );
}
