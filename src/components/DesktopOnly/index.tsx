import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { MOBILE_BREAKPOINT_PX } from "@site/src/constants";
import type { ReactNode } from "react";

/**
 * Content that is hidden on small screens. There, its server-rendered HTML is not hydrated, which would be wasted work.
 * After hydration, the children replace it with whatever they render.
 *
 * @param children must render one `<div>`, and nothing on small screens once the page has hydrated
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
