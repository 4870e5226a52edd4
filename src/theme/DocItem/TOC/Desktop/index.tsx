import DesktopOnly from "@site/src/components/DesktopOnly";
import { panelSlot } from "@site/src/components/ServiceReference/ServiceSample/panelSlot";
import Contents from "@theme-original/DocItem/TOC/Desktop";
import { useRef, type ReactNode } from "react";
import styles from "./styles.module.css";
import { useActiveLinkInView } from "./useActiveLinkInView";

const { set: takePanel } = panelSlot;

/** The table of contents, below a slot for a service page's sample. Not hydrated on small screens, which hide it. */
export default function ContentsWrapper(): ReactNode {
  const column = useRef<HTMLDivElement>(null);
  useActiveLinkInView(column);
  return (
    <DesktopOnly>
      <div ref={column} className={styles.column}>
        <div ref={takePanel} className={styles.panel} />
        <nav aria-label="On this page" className={styles.contents}>
          <Contents />
        </nav>
      </div>
    </DesktopOnly>
  );
}
