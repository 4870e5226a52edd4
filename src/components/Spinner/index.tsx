import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * Says that something is loading (specification, sections 2 and 4). It becomes visible after a
 * moment, so that what loads quickly does not flicker.
 *
 * @param label what is loading, for a screen reader, such as "Loading the page"
 */
export default function Spinner({ label }: { label: string }): ReactNode {
  return <span role="status" aria-label={label} className={styles.spinner} />;
}
