import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { announce } from "@site/src/lib/announce";
import type { ReactNode } from "react";
import { setDone, storedDoneText } from "./progress";
import styles from "./styles.module.css";
import { useSteps } from "./useSteps";

interface Props {
  /** Id of the step. */
  id: string;
  /** How to verify that the step worked. */
  children: ReactNode;
}

/** The last line of a step: how to verify it, with a checkbox whose state is stored on the reader's device. */
export default function StepCheck({ id, children }: Props): ReactNode {
  const { page, steps, done } = useSteps(useDoc().toc);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={done.includes(id)}
        onChange={({ target }) => {
          setDone(page, steps, id, target.checked);
          announce(() => storedDoneText(page, steps));
        }}
      />
      <span>
        <span className={styles.checkWord}>Check:</span> {children}
      </span>
    </label>
  );
}
