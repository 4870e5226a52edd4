import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A diagram in two renderings, of which the reader's theme shows one. Pages do not use it by
 * name: the `diagrams` remark plugin puts it in place of an image whose source is a `.d2` file.
 */
export default function Diagram({ children, caption }: { children: ReactNode; caption?: string }): ReactNode {
  return (
    <figure className={styles.diagram}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
