import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { flushSync } from "react-dom";
import styles from "./styles.module.css";

/**
 * A table from a page's Markdown. A table that is wider than the page scrolls sideways, and is
 * focusable so that the keyboard can scroll it; one that fits is not a tab stop.
 */
export default function ScrollableTable(props: ComponentProps<"table">): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = container.current;
    const table = element?.firstElementChild;
    if (!element || !table) {
      return undefined;
    }
    // Synchronously, so that a scrollable table is never on screen without being focusable.
    const measure = () => flushSync(() => setScrollable(element.scrollWidth > element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The table can grow on its own, for example when the font arrives.
    observer.observe(table);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={container}
      className={styles.container}
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": "Scrollable table" })}
    >
      <table {...props} />
    </div>
  );
}
