import TabItem from "@theme-original/TabItem";
import type { Props } from "@theme/TabItem";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A tab panel with the tab's label as its first line. The label is visible only where all panels
 * are visible and the tabs are not: in print and without JavaScript.
 */
export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className={styles.label}>{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
