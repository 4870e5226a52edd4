import { useState, type ReactNode } from "react";
import Spinner from "../Spinner";
import styles from "./styles.module.css";

interface Props {
  /** What could not be loaded, as a short sentence without a period: "This page could not be loaded". */
  title: string;
  /** The title's element: a heading if the box stands in for a whole page. */
  as?: "h1" | "p";
  /** What the browser reported, to be shown to the reader. */
  error?: unknown;
  /**
   * Loads it again. The promise settles when the outcome is known: on success the parent no
   * longer renders this box, on failure it still does.
   */
  retry: () => Promise<unknown>;
}

/**
 * The error box for a part of the site that could not be loaded, with Retry (specification,
 * sections 4 and 8). If Retry fails too, the files may be gone for good, as they are for a tab that
 * was open during a deployment; the box then offers to reload the page from the server.
 */
export default function LoadFailure({ title, as: Title = "p", error, retry }: Props): ReactNode {
  const [isRetrying, setIsRetrying] = useState(false);
  const [hasRetried, setHasRetried] = useState(false);

  const tryAgain = () => {
    if (isRetrying) {
      return;
    }
    setIsRetrying(true);
    const finish = () => {
      setIsRetrying(false);
      setHasRetried(true);
    };
    retry().then(finish, finish);
  };

  return (
    <div role="alert" className={styles.box}>
      <Title className={styles.title}>{title}</Title>
      <p>
        {hasRetried
          ? "That failed again. If your connection works, the site has probably been updated since you opened it: reload the page to get the current version."
          : "Your connection may be down, or the site may have been updated since you opened it."}
      </p>
      {error instanceof Error && <p className={styles.error}>{error.message}</p>}
      <div className={styles.actions}>
        {/* Not disabled while it loads, which would take the focus away. */}
        <button type="button" className="button button--primary" aria-disabled={isRetrying} onClick={tryAgain}>
          Retry
        </button>
        {hasRetried && (
          <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        )}
        {isRetrying && <Spinner label="Loading" />}
      </div>
    </div>
  );
}
