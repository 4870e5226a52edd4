import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A loading indicator (specification, sections 2 and 4). It becomes visible after a short delay, to
 * avoid a flicker if loading is fast.
 *
 * @param label accessible name, such as "Loading the page"
 */
export default function Spinner({ label }: { label: string }): ReactNode {
  return <span role="status" aria-label={label} className={styles.spinner} />;
}
