import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { ThemeClassNames } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { formatDate } from "@site/src/facts/dates";
import TagsListInline from "@theme/TagsListInline";
import clsx from "clsx";
import type { ReactNode } from "react";
import ReportLink from "./ReportLink";
import styles from "./styles.module.css";

function Day({ children, date }: { children: string; date: string }): ReactNode {
  return (
    <span>
      {children} <time dateTime={date}>{formatDate(date)}</time>
    </span>
  );
}

/**
 * The footer of a page: its tags, when it was last changed and checked, and, if the repository is configured, links to
 * edit it or report a problem.
 */
export default function PageFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { issuesUrl } = useDocusaurusContext().siteConfig.customFields as { issuesUrl?: string };
  const { tags, lastUpdatedAt, editUrl } = metadata;
  const { facts_checked: checked } = frontMatter as { facts_checked?: string };
  if (tags.length === 0 && typeof lastUpdatedAt !== "number" && checked === undefined && typeof editUrl !== "string") {
    return null;
  }
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, "docusaurus-mt-lg")}>
      {tags.length > 0 && (
        <div className={clsx("row margin-top--sm", ThemeClassNames.docs.docFooterTagsRow)}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      <p className={styles.facts}>
        {typeof lastUpdatedAt === "number" && (
          <Day date={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>Last changed on</Day>
        )}
        {checked !== undefined && <Day date={checked}>Facts checked on</Day>}
        {typeof editUrl === "string" && <a href={editUrl}>Edit this page</a>}
        {issuesUrl !== undefined && <ReportLink issuesUrl={issuesUrl} />}
      </p>
    </footer>
  );
}
