import { useRef, useState, type ReactNode } from "react";
import styles from "./styles.module.css";

interface Props {
  /** Whether the bar that opens the sheet is shown. */
  isOffered: boolean;
  title: string;
  summary: string;
  children: ReactNode;
}

/** A bar at the bottom edge of the window, and the sheet that it opens. */
export default function SampleSheet({ isOffered, title, summary, children }: Props): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered && !isOpen) {
    return null;
  }
  const open = (): void => {
    setOpen(true);
    sheet.current?.showModal();
  };
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={open}>
        <strong>{title}</strong>
        <span>{summary}</span>
      </button>
      <dialog ref={sheet} className={styles.sheet} aria-label={`Sample with ${summary}`} onClose={() => setOpen(false)}>
        <div className={styles.content}>
          <button type="button" className={styles.close} onClick={() => sheet.current?.close()}>
            Close
          </button>
          {isOpen && children}
        </div>
      </dialog>
    </>
  );
}
