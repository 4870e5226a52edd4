import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A table of a page's Markdown. Where it is wider than the page it scrolls by itself, and the
 * keyboard can reach it to do so; where it fits it is no stop for the keyboard.
 */
export default function ScrollableTable(props: ComponentProps<"table">): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={container}
      className={styles.container}
      {...(isScrollable && { tabIndex: 0, role: "group", "aria-label": "Table that scrolls sideways" })}
    >
      <table {...props} />
    </div>
  );
}
