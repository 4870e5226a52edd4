import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** The "Before you start" section of a walkthrough, in a box. */
export default function Prerequisites({ children }: { children: ReactNode }): ReactNode {
  return <section className={clsx("markdown", styles.prerequisites)}>{children}</section>;
}
