import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { pageGuard } from "../../lib/pageGuard";
import { booleanPreference } from "../../lib/storage";
import { GITHUB_WARNING_STORAGE_KEY } from "../../constants";
import { organizationRepository } from "./repository";
import type { WarningDialogProps } from "./WarningDialog";

const skipWarning = booleanPreference(GITHUB_WARNING_STORAGE_KEY);

/** Loaded on demand, since most page views never need it. */
const loadDialog = () => import("./WarningDialog");

interface OrganizationLink {
  element: HTMLAnchorElement;
  /** `organization/repository`, or just the organization. */
  repository: string;
}

/** The link to the organization that an event targets, if any. */
function organizationLink({ target }: Event): OrganizationLink | undefined {
  const element = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const repository = element ? organizationRepository(element.href) : undefined;
  return element && repository !== undefined ? { element, repository } : undefined;
}

/**
 * Returns focus to the link. If the link is hidden by then, as in the side menu or a dropdown, the
 * control that reveals it receives focus instead. If the reader has left the link's page, focus stays.
 */
function returnFocus(link: HTMLAnchorElement): void {
  if (!link.isConnected) {
    return;
  }
  const candidates = [link, link.closest(".dropdown")?.querySelector("a"), document.querySelector(".navbar__toggle")];
  candidates
    .find(
      (candidate): candidate is HTMLElement =>
        candidate instanceof HTMLElement && candidate.checkVisibility({ visibilityProperty: true }),
    )
    ?.focus();
}

/**
 * Warns readers before they follow a link to the provider's GitHub organization, because most of
 * its repositories are visible to subscribers only (specification, section 4).
 * If the dialog fails to load, the link opens without a warning.
 */
export default function GithubWarning(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<WarningDialogProps>>();
  const [link, setLink] = useState<OrganizationLink>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const preload = (event: Event): void => {
      if (organizationLink(event) && !skipWarning.get()) {
        loadDialog().catch((error: unknown) => console.warn("The GitHub warning could not be preloaded.", error));
      }
    };
    let isFollowing = false;
    const follow = (element: HTMLAnchorElement): void => {
      isFollowing = true;
      element.click();
      isFollowing = false;
    };
    const warn = (event: MouseEvent): void => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const clicked = isPlain && !event.defaultPrevented ? organizationLink(event) : undefined;
      if (clicked === undefined || isFollowing || skipWarning.get()) {
        return;
      }
      event.preventDefault();
      const isStillHere = pageGuard();
      loadDialog().then(
        (module) => {
          if (isStillHere()) {
            setDialog(() => module.default);
            setLink(clicked);
            setIsOpen(true);
          }
        },
        () => isStillHere() && follow(clicked.element),
      );
    };
    const controller = new AbortController();
    // In the capture phase, because the theme's collapsible sections stop click propagation.
    const options = { capture: true, signal: controller.signal };
    document.addEventListener("click", warn, options);
    document.addEventListener("pointerover", preload, options);
    document.addEventListener("focusin", preload, options);
    return () => controller.abort();
  }, []);

  if (!Dialog || !link) {
    return null;
  }
  return (
    <Dialog
      isOpen={isOpen}
      href={link.element.href}
      repository={link.repository}
      preference={skipWarning}
      onClose={() => setIsOpen(false)}
      onAfterClose={() => {
        setLink(undefined);
        returnFocus(link.element);
      }}
    />
  );
}
