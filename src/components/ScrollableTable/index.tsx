import { useScrollable } from "@site/src/lib/useScrollable";
import type { ComponentProps, ReactNode } from "react";
import styles from "./styles.module.css";

const SCROLLABLE_ATTRIBUTES = { role: "group", "aria-label": "Scrollable table" };

/** A table in a page's Markdown. A table that is wider than the page scrolls horizontally. */
export default function ScrollableTable(props: ComponentProps<"table">): ReactNode {
  const ref = useScrollable<HTMLDivElement>(SCROLLABLE_ATTRIBUTES);
  return (
    <div ref={ref} className={styles.container}>
      <table {...props} />
    </div>
  );
}
