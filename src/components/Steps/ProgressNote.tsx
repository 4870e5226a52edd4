import { useStore } from "@site/src/lib/store";
import type { ReactNode } from "react";
import { progressStore, stoppedAt } from "./progress";
import styles from "./styles.module.css";

/**
 * Shows where the reader left off in a walkthrough. Renders nothing if no step is checked.
 *
 * @param page path of the walkthrough
 */
export default function ProgressNote({ page }: { page: string }): ReactNode {
  const progress = useStore(progressStore).find((candidate) => candidate.page === page);
  const number = progress && stoppedAt(progress);
  if (progress === undefined || number === undefined) {
    return null;
  }
  const total = progress.steps.length;
  return (
    <span className={styles.note}>
      {number > total ? `You reached the end of the ${total} steps` : `You stopped at step ${number} of ${total}`}
    </span>
  );
}
