import { ThemeClassNames } from "@docusaurus/theme-common";
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from "@docusaurus/theme-common/internal";
import styles from "@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css";
import { iacTool, IAC_TOOL_GROUP } from "@site/src/lib/iacTool";
import type { Props } from "@theme/Tabs";
import clsx from "clsx";
import { useRef, type KeyboardEvent, type ReactNode } from "react";

/** Number of tabs by which each arrow key moves the focus. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function TabList({ className, groupId }: Pick<Props, "className" | "groupId">): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const list = useRef<HTMLUListElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string): void => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLLIElement>, index: number, value: string): void => {
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") {
      // Space would scroll the page.
      event.preventDefault();
      select(event.currentTarget, value);
    } else if (step !== undefined) {
      const tabs = list.current?.querySelectorAll<HTMLElement>(":scope > [role=tab]") ?? [];
      tabs[(index + step + tabs.length) % tabs.length]?.focus();
    }
  };

  return (
    <ul
      ref={list}
      role="tablist"
      aria-label={groupId === IAC_TOOL_GROUP ? "Tool" : undefined}
      aria-orientation="horizontal"
      className={clsx("tabs", { "tabs--block": block }, className)}
    >
      {tabValues.map(({ value, label, attributes }, index) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => handleKey(event, index, value)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx("tabs__item", styles.tabItem, attributes?.className as string | undefined, {
            "tabs__item--active": selectedValue === value,
          })}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

/** Applies the chosen tool to the rest of the page, even if upstream could not store it. */
function chooseTool(tool: string): void {
  if (iacTool.get() !== tool) {
    iacTool.set(tool);
  }
}

/**
 * Upstream's tabs, except that they are hydrated in place and Space selects a tab, too. Upstream re-creates them on
 * hydration.
 */
export default function Tabs(props: Props): ReactNode {
  const context = useTabsContextValue(props);
  const selectValue = (value: string): void => {
    context.selectValue(value);
    if (props.groupId === IAC_TOOL_GROUP) {
      chooseTool(value);
    }
  };
  return (
    <TabsProvider value={{ ...context, selectValue }}>
      <div className={clsx(ThemeClassNames.tabs.container, "tabs-container", styles.tabList)}>
        <TabList className={props.className} groupId={props.groupId} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
