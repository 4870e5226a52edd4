import type { MouseEventHandler, ReactNode } from "react";
import { isHosted } from "../../lib/searchBackend";
import styles from "./styles.module.css";

/**
 * Tells the reader that a search has failed and what to do about it (specification, section 8).
 *
 * @param onRetry retries the search. After a key press, it must move focus elsewhere: this box is hidden meanwhile
 */
export default function SearchFailure({ onRetry }: { onRetry: MouseEventHandler }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>
        {isHosted ? "The search service is not responding" : "The search index could not be loaded"}
      </p>
      <p>
        Check your connection, then try again, or reload the page. In the meantime, you can find every page through the
        menus.
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
