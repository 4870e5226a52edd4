import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import AnnouncementBar from "@theme-original/AnnouncementBar";
import { useEffect, type ReactNode } from "react";

/**
 * Upstream hides a bar that the reader dismissed through an attribute that its inline script
 * sets before the page is drawn, and leaves the attribute when a changed id brings the bar
 * back. This keeps the attribute in step, so that the bar reappears at once (specification,
 * section 4). The hook is internal, but nothing public tells whether the bar is active.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.setAttribute("data-announcement-bar-initially-dismissed", "false");
    }
  }, [isActive]);
  return <AnnouncementBar />;
}
