import { createLocator } from "../../checks/source";
import type { Problem } from "../../lib/problem";
import { safeDecode } from "../../lib/safeDecode";
import { withoutSlash } from "../../lib/withoutSlash";
import type { BuiltPage } from "./builtPage";

/** The data about the built site that the checks use. */
export interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Whether the site serves a file, other than a page, at a path. */
  hasFile: (path: string) => boolean;
}

const ORIGIN = "https://site.invalid";

/** Protocols allowed in external links. Any other, such as `javascript:`, is a mistake or an attack. */
const OUTSIDE_PROTOCOLS = ["http:", "https:", "mailto:"];

function linkProblem(
  page: BuiltPage,
  link: string,
  site: BuiltSite,
  pages: ReadonlyMap<string, BuiltPage>,
): string | undefined {
  const url = URL.canParse(link, ORIGIN + page.route) ? new URL(link, ORIGIN + page.route) : undefined;
  if (url === undefined) {
    return `The link ${link} is not a valid URL. Correct it.`;
  }
  if (!OUTSIDE_PROTOCOLS.includes(url.protocol)) {
    return `The link ${link} starts with ${url.protocol}, which is not allowed. Link to a page, or to https:// or mailto:.`;
  }
  if (url.origin !== ORIGIN) {
    return undefined;
  }
  const path = safeDecode(url.pathname);
  const target = pages.get(withoutSlash(path));
  if (target === undefined) {
    return site.hasFile(path)
      ? undefined
      : `The link ${link} does not point to a page or file of this site. Correct it.`;
  }
  const id = safeDecode(url.hash.slice(1));
  return id === "" || target.ids.has(id)
    ? undefined
    : `The link ${link} is broken: ${target.route} has no id "${id}". Correct it, or give the heading that id.`;
}

/**
 * Finds mistakes that only show in the built pages: duplicate ids, and links to pages or ids that do not exist.
 * Components generate ids and links, too.
 */
export function builtPageProblems(site: BuiltSite): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  return site.pages.flatMap((page) => {
    const problems: Problem[] = [];
    const report = (offset: number, message: string): void => {
      problems.push({ file: page.file, ...createLocator(page.html)(offset), message });
    };
    for (const [id, [, second]] of page.ids) {
      if (second !== undefined) {
        report(
          second,
          `The id "${id}" is on several elements of ${page.route}. Give the heading an id of its own with {/* #id */}, ` +
            `or make the component create the id only once per page.`,
        );
      }
    }
    for (const [link, offset] of page.links) {
      const message = linkProblem(page, link, site, pages);
      if (message !== undefined) {
        report(offset, message);
      }
    }
    return problems;
  });
}
