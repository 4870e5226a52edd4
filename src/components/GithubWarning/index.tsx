import BrowserOnly from "@docusaurus/BrowserOnly";
import { useEffect, useState, type KeyboardEvent, type ReactNode } from "react";
import Modal from "react-modal";
import { booleanPreference } from "../../client/storage";
import { GITHUB_WARNING_CLOSE_MS, GITHUB_WARNING_STORAGE_KEY } from "../../constants";
import { organizationRepository } from "./repository";
import styles from "./styles.module.css";

const dontWarn = booleanPreference(GITHUB_WARNING_STORAGE_KEY);

interface Target {
  link: HTMLAnchorElement;
  repository: string;
}

/** The link to the organization that a plain click or keyboard activation is about to follow. */
function clickedTarget(event: MouseEvent): Target | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) {
    return undefined;
  }
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const repository = link ? organizationRepository(link.href) : undefined;
  return link && repository !== undefined ? { link, repository } : undefined;
}

function WarningDialog(): ReactNode {
  const [target, setTarget] = useState<Target>();
  const [isOpen, setIsOpen] = useState(false);
  const [skipNextTime, setSkipNextTime] = useState(false);

  useEffect(() => {
    const warn = (event: MouseEvent) => {
      const clicked = clickedTarget(event);
      if (clicked === undefined || dontWarn.get()) {
        return;
      }
      event.preventDefault();
      // Not every browser focuses a clicked link, and the dialog gives the focus back to what had it.
      clicked.link.focus();
      setTarget(clicked);
      setSkipNextTime(false);
      setIsOpen(true);
    };
    // On the way down, since the theme's collapsible sections keep clicks from coming up to the document.
    document.addEventListener("click", warn, { capture: true });
    return () => document.removeEventListener("click", warn, { capture: true });
  }, []);

  const cancel = () => {
    dontWarn.set(false);
    setIsOpen(false);
  };

  const accept = () => {
    setIsOpen(false);
    window.open(target?.link.href, "_blank", "noopener,noreferrer");
  };

  const acceptOnEnter = (event: KeyboardEvent) => {
    // A focused button has its own meaning for Enter.
    if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      accept();
    }
  };

  const remember = (checked: boolean) => {
    setSkipNextTime(checked);
    dontWarn.set(checked);
  };

  return (
    <Modal
      isOpen={isOpen}
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
      htmlOpenClassName={styles.scrollLock}
      closeTimeoutMS={GITHUB_WARNING_CLOSE_MS}
      contentElement={(props, children) => (
        // The props make it a dialog, which the rule does not see.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          {...props}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            acceptOnEnter(event);
          }}
        >
          {children}
        </div>
      )}
    >
      <h2 id="github-warning-title" className={styles.title}>
        This repository is for subscribers
      </h2>
      <p id="github-warning-text">
        <code>{target?.repository}</code> is visible only to Gruntwork subscribers whose GitHub account is linked.
        Everyone else sees a 404 page on GitHub.
      </p>
      <label className={styles.preference}>
        <input type="checkbox" checked={skipNextTime} onChange={(event) => remember(event.target.checked)} />
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

/**
 * Warns before a link to the provider's organization on GitHub is followed, wherever it
 * stands: most of its repositories are visible to subscribers only (specification, section 4).
 */
export default function GithubWarning(): ReactNode {
  return <BrowserOnly>{() => <WarningDialog />}</BrowserOnly>;
}
