import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * Shows a Markdown list as cards. Each item is a paragraph that holds only a link, then a
 * sentence: the links stay Markdown, so the build checks them.
 */
export default function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
