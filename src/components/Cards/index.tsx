import { createContext, type ReactNode } from "react";
import styles from "./styles.module.css";

/** Tells a link that it is in a card. */
export const InsideCardContext = createContext(false);

/**
 * Shows a Markdown list as cards. Each item is a paragraph with nothing but a link, followed by
 * a sentence. The links remain Markdown, so the build checks them.
 */
export default function Cards({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.cards}>
      <InsideCardContext value>{children}</InsideCardContext>
    </div>
  );
}
