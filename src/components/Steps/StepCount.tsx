import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { startAgain, type Progress } from "./progress";
import styles from "./styles.module.css";

/** The line above a walkthrough's table of contents: how many steps are done, and a button to start over. */
export default function StepCount({ page, steps, done }: Progress): ReactNode {
  return (
    <p className={styles.count}>
      <strong>Steps</strong>
      <span>
        {done.length} of {steps.length} done
      </span>
      {done.length > 0 && (
        <Link to={`#${steps[0]}`} onClick={() => startAgain(page)}>
          Start again
        </Link>
      )}
    </p>
  );
}
