import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode, SyntheticEvent } from "react";
import { reportTarget } from "./reportTarget";
import { reportUrl } from "./reportUrl";

/**
 * A link that opens a new issue about the page. On press or focus, the current heading is added to its URL. Without
 * JavaScript, the issue names only the page.
 *
 * @param issuesUrl URL of the new issue form
 */
export default function ReportLink({ issuesUrl }: { issuesUrl: string }): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const page = url + permalink;
  const nameHeading = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    currentTarget.href = reportUrl(issuesUrl, { page, title, heading: reportTarget() });
  };
  return (
    <a href={reportUrl(issuesUrl, { page, title })} onPointerDown={nameHeading} onFocus={nameHeading}>
      Report a problem with this page
    </a>
  );
}
