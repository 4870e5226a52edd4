import DesktopOnly from "@site/src/components/DesktopOnly";
import Desktop from "@theme-original/DocSidebar/Desktop";
import type { Props } from "@theme/DocSidebar/Desktop";
import type { ReactNode } from "react";

/** Upstream's sidebar, which small screens, where it is hidden, do not hydrate. */
export default function DesktopWrapper(props: Props): ReactNode {
  return (
    <DesktopOnly>
      <Desktop {...props} />
    </DesktopOnly>
  );
}
