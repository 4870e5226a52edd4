/** Pages that only show other pages, which have Markdown of their own, and those that only a browser can fill. */
const WITHOUT_MARKDOWN = /^\/(?:search|404(?:\.html)?)$/;

/**
 * The address of a page as Markdown: that of the page with `.md` at its end.
 *
 * @param path of the page, with or without a slash at its end; `/` is the home page, whose Markdown is `/index.md`
 * @returns the path of the Markdown, or undefined for a page that has none
 */
export function markdownPath(path: string): string | undefined {
  const page = path.replace(/(?<=.)\/$/, "");
  if (WITHOUT_MARKDOWN.test(page)) {
    return undefined;
  }
  return page === "/" ? "/index.md" : `${page}.md`;
}
