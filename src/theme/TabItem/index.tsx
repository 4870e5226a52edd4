import TabItem from "@theme-original/TabItem";
import type { Props } from "@theme/TabItem";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/**
 * A tab's panel with the tab's label as its first line. The line shows only where the tabs
 * themselves do not, and all panels do: on paper and without JavaScript.
 */
export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className={styles.label}>{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
