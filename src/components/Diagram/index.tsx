import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A diagram in two renderings, one for each theme; the stylesheet shows the one that matches.
 * Pages do not use it by name: the `diagrams` remark plugin inserts it for each image whose
 * source is a `.d2` file.
 *
 * @param children the light and the dark rendering, in this order
 */
export default function Diagram({ children, caption }: { children: ReactNode; caption?: string }): ReactNode {
  return (
    <figure className={styles.diagram}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
