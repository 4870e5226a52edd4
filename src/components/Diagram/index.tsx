import { useScrollable } from "@site/src/lib/useScrollable";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

const SCROLLABLE_ATTRIBUTES = { "aria-label": "Scrollable diagram" };

/**
 * A diagram in two renderings, one per theme; the stylesheet shows the one that matches. Pages do
 * not use it by name: the `diagrams` remark plugin inserts it for each image whose source is a
 * `.d2` file. A diagram that is wider than a phone scrolls horizontally.
 *
 * @param children the light and the dark rendering, in that order
 */
export default function Diagram({ children, caption }: { children: ReactNode; caption?: string }): ReactNode {
  const ref = useScrollable<HTMLElement>(SCROLLABLE_ATTRIBUTES);
  return (
    <figure ref={ref} className={styles.diagram}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
