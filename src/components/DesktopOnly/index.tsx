import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { MOBILE_BREAKPOINT_PX } from "@site/src/constants";
import type { ReactNode } from "react";

/**
 * Content that the server renders, and that small screens remove as soon as the page has hydrated. There it stays as the
 * server rendered it until then, instead of being hydrated only to be removed.
 *
 * @param children renders one `<div>`
 */
export default function DesktopOnly({ children }: { children: ReactNode }): ReactNode {
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  return isHydrating && window.innerWidth <= MOBILE_BREAKPOINT_PX ? (
    // React leaves what is inside alone.
    <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  ) : (
    children
  );
}
