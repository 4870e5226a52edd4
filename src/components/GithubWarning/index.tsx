import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { booleanPreference } from "../../lib/storage";
import { GITHUB_WARNING_STORAGE_KEY } from "../../constants";
import { organizationRepository } from "./repository";
import type { WarningDialogProps } from "./WarningDialog";

const skipWarning = booleanPreference(GITHUB_WARNING_STORAGE_KEY);

/** Loaded for readers who are about to need it, since most pages are read without it. */
const loadDialog = () => import("./WarningDialog");

interface OrganizationLink {
  element: HTMLAnchorElement;
  /** `organization/repository`, or just the organization. */
  repository: string;
}

/** The link to the organization that an event happened on. */
function organizationLink({ target }: Event): OrganizationLink | undefined {
  const element = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const repository = element ? organizationRepository(element.href) : undefined;
  return element && repository !== undefined ? { element, repository } : undefined;
}

/**
 * Returns the focus to the link. If the link is hidden by now, as in the side menu or in a
 * dropdown, the focus goes to the control that shows it again.
 */
function returnFocus(link: HTMLAnchorElement): void {
  const candidates = [link, link.closest(".dropdown")?.querySelector("a"), document.querySelector(".navbar__toggle")];
  candidates
    .find(
      (candidate): candidate is HTMLElement =>
        candidate instanceof HTMLElement && candidate.checkVisibility({ visibilityProperty: true }),
    )
    ?.focus();
}

/**
 * Warns before a link to the provider's GitHub organization is followed, wherever on the site
 * the link is: most of the organization's repositories are visible to subscribers only
 * (specification, section 4). A dialog that cannot be loaded does not stop the reader.
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
    const warn = (event: MouseEvent): void => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const clicked = isPlain && !event.defaultPrevented ? organizationLink(event) : undefined;
      if (clicked === undefined || skipWarning.get()) {
        return;
      }
      event.preventDefault();
      loadDialog().then(
        (module) => {
          setDialog(() => module.default);
          setLink(clicked);
          setIsOpen(true);
        },
        () => window.location.assign(clicked.element.href),
      );
    };
    const controller = new AbortController();
    // Capturing, because the theme's collapsible sections stop the propagation of clicks.
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
      onAfterClose={() => returnFocus(link.element)}
    />
  );
}
