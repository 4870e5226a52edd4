import { createContext, type ReactNode } from "react";
import styles from "./styles.module.css";

/** True inside a card. */
export const InsideCardContext = createContext(false);

/**
 * Renders a Markdown list as cards. Each item is a paragraph that contains only a link, followed
 * by a sentence. The links remain Markdown, so the build checks them.
 */
export default function Cards({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.cards}>
      <InsideCardContext value>{children}</InsideCardContext>
    </div>
  );
}
