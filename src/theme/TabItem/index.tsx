import TabItem from "@theme-original/TabItem";
import type { Props } from "@theme/TabItem";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A tab panel with the tab's label as its first line. The label is shown only where all panels
 * are shown and the tabs themselves are not: in print and without JavaScript.
 */
export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className={styles.label}>{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
