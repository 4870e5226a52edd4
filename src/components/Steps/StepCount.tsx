import { useHistory } from "@docusaurus/router";
import { announce } from "@site/src/lib/announce";
import { takeFocus } from "@site/src/lib/takeFocus";
import clsx from "clsx";
import type { ReactNode } from "react";
import { doneText, startAgain, storedDoneText, type Progress } from "./progress";
import styles from "./styles.module.css";

/** The line above a walkthrough's table of contents: how many steps are done, and a button to start over. */
export default function StepCount({ page, steps, done }: Progress): ReactNode {
  const history = useHistory();
  const restart = (): void => {
    startAgain(page);
    announce(() => storedDoneText(page, steps));
    history.push(`#${steps[0]}`);
    // The button is gone as soon as no step is done.
    takeFocus(document.getElementById(steps[0] ?? ""));
  };
  return (
    <p className={styles.count}>
      <strong>Steps</strong>
      <span>{doneText(steps, done)}</span>
      {done.length > 0 && (
        <button type="button" className={clsx("clean-btn", styles.action)} onClick={restart}>
          Start again
        </button>
      )}
    </p>
  );
}
