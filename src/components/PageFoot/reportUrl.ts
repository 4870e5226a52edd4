/** A heading, input or output of a page. */
export interface Place {
  id: string;
  text: string;
}

interface Report {
  /** Absolute address. */
  page: string;
  title: string;
  heading?: Place;
}

/**
 * The address of the form for a report about a page, with the fields filled in that .github/ISSUE_TEMPLATE/page.yml has.
 *
 * @param issuesUrl address of the form for new issues
 */
export function reportUrl(issuesUrl: string, { page, title, heading }: Report): string {
  const url = new URL(issuesUrl);
  url.searchParams.set("template", "page.yml");
  url.searchParams.set("title", heading ? `${title}, ${heading.text}: ` : `${title}: `);
  url.searchParams.set("page", heading ? `${page}#${heading.id}` : page);
  return url.href;
}
