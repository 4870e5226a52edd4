import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { MOBILE_BREAKPOINT_PX } from "@site/src/constants";
import type { ReactNode } from "react";

/**
 * Content that small screens do not show. There, it stays as the server rendered it until the page has hydrated:
 * hydrating it first would be wasted work. What replaces it then is up to the children.
 *
 * @param children renders one `<div>`, and by itself nothing on small screens once the page has hydrated
 */
export default function DesktopOnly({ children }: { children: ReactNode }): ReactNode {
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  return isHydrating && window.innerWidth <= MOBILE_BREAKPOINT_PX ? (
    // React leaves the content of this element alone.
    <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  ) : (
    children
  );
}
