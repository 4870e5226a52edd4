import { useScrollable } from "@site/src/lib/useScrollable";
import type { ComponentProps, ReactNode } from "react";
import styles from "./styles.module.css";

/** A table from a page's Markdown. A table that is wider than the page scrolls sideways. */
export default function ScrollableTable(props: ComponentProps<"table">): ReactNode {
  const { ref, attributes } = useScrollable<HTMLDivElement>("Scrollable table");
  return (
    <div ref={ref} className={styles.container} {...attributes} {...(attributes.tabIndex === 0 && { role: "group" })}>
      <table {...props} />
    </div>
  );
}
