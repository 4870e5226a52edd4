import { takeFocus } from "@site/src/lib/takeFocus";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import Spinner from "../Spinner";
import styles from "./styles.module.css";

interface Props {
  /** What failed to load, as a short sentence without a period: "This page could not be loaded". */
  title: string;
  /** The title's element: a heading if the box replaces a whole page. */
  as?: "h1" | "p";
  /** The browser's error, shown to the reader. */
  error?: unknown;
  /**
   * Retries the load. The promise settles when the outcome is known: on success, the parent no
   * longer renders this box; on failure, it still does.
   */
  retry: () => Promise<unknown>;
}

/**
 * The error box for a part of the site that failed to load, with Retry (specification, sections 4
 * and 8). If the retry fails too, the files may be gone for good, as in a tab that was open during a
 * deployment; the box then offers to reload the page from the server.
 */
export default function LoadFailure({ title, as: Title = "p", error, retry }: Props): ReactNode {
  const [isRetrying, setIsRetrying] = useState(false);
  const [hasRetried, setHasRetried] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // After a successful retry, keyboard navigation continues from where the box was. Runs before the box is removed.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        takeFocus(element.nextElementSibling ?? element.parentElement);
      }
    };
  }, []);

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
    <div ref={box} role="alert" className={styles.box}>
      <Title className={styles.title}>{title}</Title>
      <p>
        {hasRetried
          ? "That failed again. If you are online, the site has probably been updated since you opened it: reload the page to get the current version."
          : "Your connection may be down, or the site may have been updated since you opened it."}
      </p>
      {/* The bundler escapes the line break twice in its message about a stylesheet. */}
      {error instanceof Error && <p className={styles.error}>{error.message.replace("\\n", "\n")}</p>}
      <div className={styles.actions}>
        {/* Not disabled while loading, since that would lose focus. */}
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
