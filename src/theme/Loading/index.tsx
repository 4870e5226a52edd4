import clsx from "clsx";
import type { LoadingComponentProps } from "react-loadable";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * What stands in a page's place while its script loads: nothing at first, then a spinner, and
 * the message with Retry when it cannot be loaded (specification, sections 2, 4 and 8).
 */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={clsx("container", styles.center)}>
        <div role="alert" className="alert alert--danger">
          <p className={styles.title}>This page could not be loaded</p>
          <p>{String(error)}</p>
          <p>Check your connection, then try again.</p>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.center} role="status" aria-label="Loading the page">
      <div className={styles.spinner} />
    </div>
  ) : null;
}
