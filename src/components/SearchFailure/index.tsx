import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** Says that a search failed, what to do, and tries again (specification, section 8). */
export default function SearchFailure({ isHosted, onRetry }: { isHosted: boolean; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>
        {isHosted ? "The search service does not answer" : "The search index could not be loaded"}
      </p>
      <p>
        Check your connection, then try again, or reload the page. The menus and the sidebar lead to every page
        meanwhile.
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
