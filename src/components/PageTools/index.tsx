import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import LoadFailure from "@site/src/components/LoadFailure";
import { COPY_FEEDBACK_MS } from "@site/src/constants";
import { markdownPath } from "@site/src/lib/markdownPath";
import { copyText, fetchMarkdown } from "@site/src/lib/pageMarkdown";
import { readerText } from "@site/src/lib/readerText";
import clsx from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./styles.module.css";

type Outcome = { kind: "copied" | "blocked" } | { kind: "failed"; error: unknown };

/** Copies or opens the page as Markdown. Keyed by path, so that its state resets on navigation. */
function Tools({ path }: { path: string }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome?.kind === "copied") {
      const timer = window.setTimeout(() => setOutcome(undefined), COPY_FEEDBACK_MS);
      return () => window.clearTimeout(timer);
    }
    return undefined;
  }, [outcome]);

  const copy = async (): Promise<Outcome> => {
    const text = fetchMarkdown(path).then(readerText.get().toReader);
    try {
      await copyText(text);
      return { kind: "copied" };
    } catch (error) {
      console.warn("The page could not be copied.", error);
      return text.then(
        () => ({ kind: "blocked" }),
        (reason: unknown) => ({ kind: "failed", error: reason }),
      );
    }
  };
  const retry = async (): Promise<void> => {
    const latest = await copy();
    setOutcome(latest);
    if (latest.kind !== "failed") {
      button.current?.focus();
    }
  };

  return (
    <>
      <div className={styles.tools} data-search-skip="">
        <button
          ref={button}
          type="button"
          className={clsx("clean-btn", styles.tool)}
          onClick={() => void copy().then(setOutcome)}
        >
          Copy page
        </button>
        <a className={styles.tool} href={path} type="text/markdown">
          <span className={styles.viewAs}>View as </span>Markdown
        </a>
        <span role="status" className={styles.status} data-error={outcome?.kind === "blocked" || undefined}>
          {outcome?.kind === "copied" && "Copied"}
          {outcome?.kind === "blocked" && "The browser blocked copying. Open the Markdown and copy it there."}
        </span>
      </div>
      {outcome?.kind === "failed" && (
        <LoadFailure title="The Markdown of this page could not be loaded" error={outcome.error} retry={retry} />
      )}
    </>
  );
}

/** The page tools, next to the breadcrumbs. */
export default function PageTools(): ReactNode {
  const path = useBaseUrl(markdownPath(useLocation().pathname));
  return <Tools key={path} path={path} />;
}
