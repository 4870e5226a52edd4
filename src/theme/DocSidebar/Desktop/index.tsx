import DesktopOnly from "@site/src/components/DesktopOnly";
import { showCurrentItem } from "@site/src/lib/showCurrentItem";
import Desktop from "@theme-original/DocSidebar/Desktop";
import type { Props } from "@theme/DocSidebar/Desktop";
import { useEffect, type ReactNode } from "react";

const MENU = ".theme-doc-sidebar-container .menu";

/** Upstream's sidebar, scrolled to the current page's item. Not hydrated on small screens, where it is hidden. */
export default function DesktopWrapper(props: Props): ReactNode {
  const { path } = props;
  useEffect(() => {
    // Deferred, so that reading the layout does not delay hydration.
    const timeout = window.setTimeout(() => showCurrentItem(MENU), 100);
    const stop = (): void => window.clearTimeout(timeout);
    const menu = document.querySelector(MENU);
    menu?.addEventListener("scroll", stop, { once: true });
    return () => {
      stop();
      menu?.removeEventListener("scroll", stop);
    };
  }, [path]);
  return (
    <DesktopOnly>
      <Desktop {...props} />
    </DesktopOnly>
  );
}
