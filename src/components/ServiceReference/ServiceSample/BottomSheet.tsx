import { useOnBack } from "@site/src/lib/useOnBack";
import { useScrollLock } from "@site/src/lib/useScrollLock";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import styles from "./styles.module.css";
import { useBottomBar } from "./useBottomBar";

interface Props {
  /** Whether the bar that opens the sheet is shown. */
  isBarShown: boolean;
  /** Accessible name of the sheet. */
  label: string;
  title: string;
  summary: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A bar at the bottom of the viewport, and the sheet that it opens. */
export default function BottomSheet(props: Props): ReactNode {
  const { isBarShown, label, title, summary, isOpen, onOpen, children } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    const onClick = ({ target }: MouseEvent): void => {
      // Close the sheet when a link leads to another part of the page.
      if (target instanceof Element && target.closest('a[href^="#"]')) {
        dialog?.close();
      }
    };
    if (isOpen) {
      dialog?.showModal();
      dialog?.addEventListener("click", onClick);
    } else {
      dialog?.close();
    }
    return () => dialog?.removeEventListener("click", onClick);
  }, [isOpen]);
  useOnBack(() => onOpen(false));
  // If the viewport becomes too wide for the sheet, the sheet unmounts without a close event.
  const onUnmount = useEffectEvent(() => onOpen(false));
  useEffect(() => () => onUnmount(), []);
  const hasBar = isBarShown || isOpen;
  useBottomBar(hasBar);
  useScrollLock(isOpen);
  if (!hasBar) {
    return null;
  }
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <strong>{title}</strong>
        <span>{summary}</span>
      </button>
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={label}
        // The event fires one frame after the sheet closes. By then, the sheet may be open again.
        onClose={({ currentTarget }) => currentTarget.open || onOpen(false)}
      >
        <div className={styles.content}>
          <button type="button" className={styles.close} onClick={() => onOpen(false)}>
            Close
          </button>
          {isOpen && children}
        </div>
      </dialog>
    </>
  );
}
