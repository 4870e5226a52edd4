import { useState, type KeyboardEvent, type ReactNode } from "react";
import Modal from "react-modal";
import { useOnBack } from "@site/src/lib/useOnBack";
import { useScrollLock } from "@site/src/lib/useScrollLock";
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
  /** Called once the dialog has faded out, to unmount it. */
  onAfterClose: () => void;
}

/** The dialog of the GitHub warning (specification, sections 4 and 9). */
export default function WarningDialog(props: WarningDialogProps): ReactNode {
  const { isOpen, href, repository, preference, onClose, onAfterClose } = props;
  const [isTicked, setIsTicked] = useState(false);

  // Both check `isOpen`, because the dialog can still be clicked while it fades out.
  const cancel = () => {
    if (isOpen) {
      preference.set(false);
      onClose();
    }
  };
  useOnBack(cancel);
  // Until the dialog has faded out.
  useScrollLock();

  const accept = () => {
    if (isOpen) {
      onClose();
      window.open(href, "_blank", "noopener,noreferrer");
    }
  };

  const acceptOnEnter = (event: KeyboardEvent) => {
    // Enter activates a focused button by itself, and a repeated key may be the one that opened the dialog.
    if (event.key === "Enter" && !event.repeat && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      accept();
    }
  };

  const tick = (checked: boolean) => {
    setIsTicked(checked);
    preference.set(checked);
  };

  return (
    <Modal
      isOpen={isOpen}
      onAfterOpen={() => setIsTicked(false)}
      onRequestClose={cancel}
      appElement={document.getElementById("__docusaurus") ?? undefined}
      aria={{ labelledby: "github-warning-title", describedby: "github-warning-text" }}
      className={{
        base: styles.dialog ?? "",
        afterOpen: styles.dialogOpen ?? "",
        beforeClose: styles.dialogClosing ?? "",
      }}
      overlayClassName={{
        base: styles.overlay ?? "",
        afterOpen: styles.overlayOpen ?? "",
        beforeClose: styles.overlayClosing ?? "",
      }}
      closeTimeoutMS={GITHUB_WARNING_CLOSE_MS}
      shouldReturnFocusAfterClose={false}
      onAfterClose={onAfterClose}
      contentElement={(contentProps, children) => (
        // The rule cannot tell that the props make the element a dialog.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          {...contentProps}
          onKeyDown={(event) => {
            contentProps.onKeyDown?.(event);
            acceptOnEnter(event);
          }}
        >
          {children}
        </div>
      )}
    >
      <h2 id="github-warning-title" className={styles.title}>
        Repositories for subscribers
      </h2>
      <p id="github-warning-text">
        You are about to open <code>{repository}</code>. Gruntwork’s private repositories are visible only to
        subscribers whose GitHub account is linked. Everyone else sees a 404 page on GitHub.
      </p>
      <label className={styles.preference}>
        <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.target.checked)} />
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
    </Modal>
  );
}
