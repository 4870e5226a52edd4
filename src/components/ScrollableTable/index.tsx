import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { flushSync } from "react-dom";
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
    const table = element?.firstElementChild;
    if (!element || !table) {
      return undefined;
    }
    // At once, so that it is never on the screen without being in the keyboard's reach.
    const measure = () => flushSync(() => setScrollable(element.scrollWidth > element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // It grows by itself, as when the font arrives.
    observer.observe(table);
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
