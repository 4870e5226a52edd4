import { useLocation } from "@docusaurus/router";
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import { showCurrentItem } from "@site/src/lib/showCurrentItem";
import MobileSidebar from "@theme-original/Navbar/MobileSidebar";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";

/** Everything on the page except the menu and its backdrop, which closes the menu. */
function elementsBehind(menu: Element): HTMLElement[] {
  const navbar = menu.closest(".navbar");
  return [...(navbar?.children ?? []), ...(navbar?.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== navbar &&
      element !== menu &&
      !element.matches(".navbar-sidebar__backdrop"),
  );
}

/** A dialog above the menu handles Escape itself. */
const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest("dialog") !== null;

/** Moves focus to the main menu when the reader returns to it from the page's own menu, which becomes inert. */
function focusMainMenu(): void {
  const [panel] = document.querySelectorAll(".navbar-sidebar__item");
  const link = panel?.querySelector<HTMLElement>("[aria-current]") ?? panel?.querySelector<HTMLElement>("a, button");
  // The panel slides into view by itself.
  link?.focus({ preventScroll: true });
}

/**
 * The side menu of small screens. While open, it behaves as a modal dialog: it takes and traps
 * focus, closes on Escape, and returns focus to the button that opened it (specification,
 * section 4). Upstream only shows and hides it. Uses internal hooks, because no public API exposes
 * whether the menu, or the page's own menu in it, is open.
 *
 * The menu contains a copy of the whole sidebar, so it is not rendered until it is first opened. On small screens,
 * upstream renders it on every page.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isPageMenuShown } = useNavbarSecondaryMenu();
  const location = useLocation();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }

  useEffect(() => {
    const menu = document.querySelector(".navbar-sidebar");
    if (!shown || !menu) {
      return undefined;
    }
    const behind = elementsBehind(menu);
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && !isInDialog(event.target)) {
        toggle();
      }
    };
    behind.forEach((element) => (element.inert = true));
    menu.querySelector<HTMLElement>(".navbar-sidebar__close")?.focus();
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      behind.forEach((element) => (element.inert = false));
      // Unless a link or a dialog has already moved focus elsewhere.
      if (menu.contains(document.activeElement) || document.activeElement === document.body) {
        document.querySelector<HTMLElement>(".navbar__toggle")?.focus();
      }
    };
  }, [shown, toggle]);

  // If reopened on the same page, the menu stays as the reader left it.
  const pathShown = useRef<string>(undefined);
  useEffect(() => {
    if (shown && pathShown.current !== location.pathname) {
      pathShown.current = location.pathname;
      showCurrentItem(".navbar-sidebar__item:not([inert])");
    }
  }, [shown, location]);

  const focusOnReturn = useEffectEvent(() => shown && !isPageMenuShown && focusMainMenu());
  useEffect(() => void focusOnReturn(), [isPageMenuShown]);

  // Upstream closes the menu for its own links, but not for a result of the search, which opens above it.
  const closeOnNavigation = useEffectEvent(() => shown && toggle());
  useEffect(() => void closeOnNavigation(), [location]);

  return wasShown && <MobileSidebar />;
}
