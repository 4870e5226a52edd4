import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { setDone } from "./progress";
import styles from "./styles.module.css";
import { useSteps } from "./useSteps";

interface Props {
  /** Id of the step. */
  id: string;
  /** What proves that the step worked. */
  children: ReactNode;
}

/** The line at the end of a step: what proves that it worked, with a tick that stays on the reader's device. */
export default function StepCheck({ id, children }: Props): ReactNode {
  const { page, steps, done } = useSteps(useDoc().toc);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={done.includes(id)}
        onChange={({ target }) => setDone(page, steps, id, target.checked)}
      />
      <span>
        <span className={styles.checkWord}>Check:</span> {children}
      </span>
    </label>
  );
}
