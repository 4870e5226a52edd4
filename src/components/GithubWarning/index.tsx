import BrowserOnly from "@docusaurus/BrowserOnly";
import { useEffect, useState, type KeyboardEvent, type ReactNode } from "react";
import Modal from "react-modal";
import { booleanPreference } from "../../lib/storage";
import { GITHUB_WARNING_CLOSE_MS, GITHUB_WARNING_STORAGE_KEY } from "../../constants";
import { organizationRepository } from "./repository";
import styles from "./styles.module.css";

const dontWarn = booleanPreference(GITHUB_WARNING_STORAGE_KEY);

interface Target {
  link: HTMLAnchorElement;
  /** `organization/repository`, or the organization alone. */
  repository: string;
}

/**
 * Gives the focus back to the link. A link in the side menu or in a dropdown may be hidden by
 * then; the button or the item that shows it again takes its place.
 */
function returnFocus(link: HTMLAnchorElement): void {
  const places = [link, link.closest(".dropdown")?.querySelector("a"), document.querySelector(".navbar__toggle")];
  places
    .find(
      (place): place is HTMLElement =>
        place instanceof HTMLElement && place.checkVisibility({ visibilityProperty: true }),
    )
    ?.focus();
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
      setTarget(clicked);
      setSkipNextTime(false);
      setIsOpen(true);
    };
    // On the way down, since the theme's collapsible sections keep clicks from coming up to the document.
    document.addEventListener("click", warn, { capture: true });
    return () => document.removeEventListener("click", warn, { capture: true });
  }, []);

  // The dialog can still be clicked while it fades out.
  const cancel = () => {
    if (isOpen) {
      dontWarn.set(false);
      setIsOpen(false);
    }
  };

  const accept = () => {
    if (!isOpen) {
      return;
    }
    setIsOpen(false);
    window.open(target?.link.href, "_blank", "noopener,noreferrer");
  };

  const acceptOnEnter = (event: KeyboardEvent) => {
    // A focused button has its own meaning for Enter, and a held key has opened the dialog just now.
    if (event.key === "Enter" && !event.repeat && !(event.target instanceof HTMLButtonElement)) {
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
      shouldReturnFocusAfterClose={false}
      onAfterClose={() => target && returnFocus(target.link)}
      contentElement={(props, children) => (
        // The props make it a dialog, which the rule does not see.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
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
        Repositories for subscribers
      </h2>
      <p id="github-warning-text">
        You are about to open <code>{target?.repository}</code>. Gruntwork’s private repositories are visible only to
        subscribers whose GitHub account is linked. Everyone else sees a 404 page on GitHub.
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
