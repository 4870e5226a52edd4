import { useWindowSize } from "@docusaurus/theme-common";
import DesktopOnly from "@site/src/components/DesktopOnly";
import NavbarItem from "@theme-original/NavbarItem";
import type { Props } from "@theme/NavbarItem";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

function Desktop({ children }: { children: ReactNode }): ReactNode {
  return useWindowSize() === "mobile" ? null : (
    <DesktopOnly>
      <div className={styles.item}>{children}</div>
    </DesktopOnly>
  );
}

/**
 * An item of the navbar, of one of its dropdowns, or of the side menu. Small screens show only the side menu, so navbar
 * items are not hydrated and are removed there. Upstream hides them with CSS.
 */
export default function NavbarItemWrapper(props: Props): ReactNode {
  return props.mobile || ("isDropdownItem" in props && props.isDropdownItem) ? (
    <NavbarItem {...props} />
  ) : (
    <Desktop>
      <NavbarItem {...props} />
    </Desktop>
  );
}
