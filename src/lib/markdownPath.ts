import { withoutSlash } from "./withoutSlash";

/** Pages without Markdown: the search page, which the browser fills in, and the 404 page. */
const WITHOUT_MARKDOWN = /^\/(?:search|404(?:\.html)?)$/;

/**
 * The path of a page's Markdown: the page's path with `.md` appended.
 *
 * @param path the page's path, with or without a trailing slash; the Markdown of the home page, `/`, is `/index.md`
 * @returns the path of the Markdown, or undefined for a page that has none
 */
export function markdownPath(path: string): string | undefined {
  const page = withoutSlash(path);
  if (WITHOUT_MARKDOWN.test(page)) {
    return undefined;
  }
  return page === "/" ? "/index.md" : `${page}.md`;
}
