import { useLocation } from "@docusaurus/router";
import { Collapsible, ThemeClassNames, useCollapsible } from "@docusaurus/theme-common";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import TOCItems from "@theme/TOCItems";
import clsx from "clsx";
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from "react";
import { useDismissal } from "../../lib/useDismissal";
import { stepTitle, useSteps } from "../Steps/useSteps";
import styles from "./styles.module.css";
import { useCurrentHeading } from "./useCurrentHeading";

/** Height of the part of the list that stays visible above the current heading when the list opens, in pixels. */
const LIST_LEAD = 80;

/** The list of headings. It marks the current one, and scrolls to it when the list opens. */
function Contents({ current, onFollow }: { current: string | undefined; onFollow: () => void }): ReactNode {
  const { toc, frontMatter } = useDoc();
  const contents = useRef<HTMLDivElement>(null);
  const linkTo = (id = ""): HTMLElement | null | undefined =>
    contents.current?.querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`);
  useEffect(() => {
    const link = linkTo(current);
    link?.setAttribute("aria-current", "location");
    return () => link?.removeAttribute("aria-current");
  });
  useEffect(() => {
    const list = contents.current as HTMLElement;
    // A link to the current URL does not navigate.
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("a")) {
        onFollow();
      }
    };
    list.addEventListener("click", onClick);
    return () => list.removeEventListener("click", onClick);
  }, [onFollow]);
  useEffect(() => {
    const list = contents.current as HTMLElement;
    const scroll = (): void => list.parentElement?.scrollTo({ top: (linkTo(current)?.offsetTop ?? 0) - LIST_LEAD });
    // The size changes when the list opens, a few frames after the button is pressed.
    const observer = new ResizeObserver(scroll);
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  return (
    <div ref={contents} className={styles.contents}>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </div>
  );
}

/**
 * The table of contents on viewports too narrow for a separate column: a sticky bar that shows the current heading, or
 * `2/4 Title of the step` on a walkthrough. It expands into a list that overlays the text.
 */
export default function ContentsBar(): ReactNode {
  const { toc } = useDoc();
  const bar = useRef<HTMLDivElement>(null);
  const { collapsed, toggleCollapsed, setCollapsed } = useCollapsible({ initialState: true });
  const ids = useMemo(() => toc.map(({ id }) => id), [toc]);
  const current = useCurrentHeading(ids);
  const heading = toc.find(({ id }) => id === current);
  const { steps } = useSteps(toc);
  const step = steps.indexOf(current ?? "") + 1;

  const close = useCallback(() => setCollapsed(true), [setCollapsed]);
  useDismissal(bar, (escape) => {
    if (!escape) {
      close();
    } else if (bar.current?.contains(document.activeElement)) {
      close();
      bar.current.querySelector("button")?.focus();
    }
  });
  // "Start again" is not a link. It leads to the first step, which the list would cover.
  const location = useLocation();
  useEffect(close, [close, location]);

  return (
    <div ref={bar} className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)} data-sticky>
      <button
        type="button"
        className={clsx("clean-btn", styles.button)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        On this page
        {heading && (
          <span
            className={styles.current}
            aria-hidden="true"
            dangerouslySetInnerHTML={{
              __html: step > 0 ? `${step}/${steps.length} ${stepTitle(heading.value)}` : heading.value,
            }}
          />
        )}
      </button>
      <Collapsible lazy className={styles.list} collapsed={collapsed}>
        <Contents current={current} onFollow={close} />
      </Collapsible>
    </div>
  );
}
