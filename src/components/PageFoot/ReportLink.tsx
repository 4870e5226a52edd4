import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode, SyntheticEvent } from "react";
import { placeOfReader } from "./placeOfReader";
import { reportUrl } from "./reportUrl";

/**
 * A link to a new issue about the page. When the reader reaches for it, it also names the heading where they are. Without
 * JavaScript it names the page.
 *
 * @param issuesUrl address of the form for new issues
 */
export default function ReportLink({ issuesUrl }: { issuesUrl: string }): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const page = url + permalink;
  const nameHeading = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    currentTarget.href = reportUrl(issuesUrl, { page, title, heading: placeOfReader() });
  };
  return (
    <a href={reportUrl(issuesUrl, { page, title })} onPointerDown={nameHeading} onFocus={nameHeading}>
      Report a problem with this page
    </a>
  );
}
