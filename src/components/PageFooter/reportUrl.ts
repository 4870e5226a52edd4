/** A heading, input or output on a page. */
export interface ReportTarget {
  id: string;
  text: string;
}

interface Report {
  /** Absolute URL. */
  page: string;
  title: string;
  heading?: ReportTarget;
}

/**
 * The URL of the issue form for a report about a page, with the fields of .github/ISSUE_TEMPLATE/page.yml filled in.
 *
 * @param issuesUrl URL of the new issue form
 */
export function reportUrl(issuesUrl: string, { page, title, heading }: Report): string {
  const url = new URL(issuesUrl);
  url.searchParams.set("template", "page.yml");
  url.searchParams.set("title", heading ? `${title}, ${heading.text}: ` : `${title}: `);
  url.searchParams.set("page", heading ? `${page}#${heading.id}` : page);
  return url.href;
}
