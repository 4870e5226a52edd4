import clsx from "clsx";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { useModalBehavior } from "@site/src/lib/useModalBehavior";
import { useOnBack } from "@site/src/lib/useOnBack";
import type { booleanPreference } from "../../lib/storage";
import { GITHUB_WARNING_CLOSE_MS } from "../../constants";
import styles from "./styles.module.css";

export interface WarningDialogProps {
  isOpen: boolean;
  /** URL to open if the reader accepts. */
  href: string;
  /** `organization/repository`, or just the organization. */
  repository: string;
  /** Stores whether the reader has opted out of the warning. */
  preference: ReturnType<typeof booleanPreference>;
  /** Called when the reader accepts or cancels. */
  onClose: () => void;
  /** Called once the dialog has closed, to unmount it. */
  onAfterClose: () => void;
}

/**
 * The dialog of the GitHub warning (specification, sections 4 and 9). It is a native dialog, because nothing else can
 * open on top of the search dialog, which contains such a link.
 */
export default function WarningDialog(props: WarningDialogProps): ReactNode {
  const { isOpen, href, repository, preference, onClose, onAfterClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isChecked, setIsChecked] = useState(false);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // By default, the browser focuses the checkbox, and screen readers would start reading there.
    dialog.current?.focus();
  }, []);

  const closeNow = useEffectEvent(() => {
    dialog.current?.close();
    // The `close` event fires a frame later, and would also close the warning for a link clicked in the meantime.
    flushSync(onAfterClose);
  });
  useEffect(() => {
    if (isOpen) {
      return undefined;
    }
    // Close only after the fade-out. Until then, nothing outside the dialog can take focus.
    const timer = setTimeout(() => closeNow(), GITHUB_WARNING_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // `cancel` and `accept` check `isOpen`, because the dialog can still be clicked while it fades out.
  const cancel = () => {
    if (isOpen) {
      preference.set(false);
      onClose();
    }
  };
  useOnBack(cancel);
  // Locks the page's scrolling until the dialog has faded out.
  useModalBehavior(dialog, cancel);

  const accept = () => {
    if (isOpen) {
      onClose();
      window.open(href, "_blank", "noopener,noreferrer");
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise Escape would close the search, too.
    event.stopPropagation();
    // A focused button handles Enter itself, and a key repeat may come from the key press that opened the dialog.
    if (event.key === "Enter" && !event.repeat && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      accept();
    }
  };

  const updatePreference = (checked: boolean) => {
    setIsChecked(checked);
    preference.set(checked);
  };

  return createPortal(
    // The lint rule does not know that a dialog can have focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={clsx(styles.dialog, !isOpen && styles.closing)}
      aria-labelledby="github-warning-title"
      aria-describedby="github-warning-text"
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onClose={() => {
        // The browser can close the dialog itself: without a `cancel` event, or on a second Escape during the fade-out.
        cancel();
        onAfterClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <h2 id="github-warning-title" className={styles.title}>
          Repositories for subscribers
        </h2>
        <p id="github-warning-text">
          You are about to open <code>{repository}</code>. Gruntwork’s private repositories are visible only to
          subscribers whose GitHub account is linked. Everyone else sees a 404 page on GitHub.
        </p>
        <label className={styles.preference}>
          <input type="checkbox" checked={isChecked} onChange={(event) => updatePreference(event.target.checked)} />
          Don’t warn me again
        </label>
        <div className={styles.actions}>
          <button type="button" className="button button--secondary" onClick={cancel}>
            Cancel
          </button>
          <button type="button" className="button button--primary" onClick={accept}>
            Continue to GitHub
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
