import { Parser } from "htmlparser2";

/** A built page, reduced to what the checks need. */
export interface BuiltPage {
  /** Path of the HTML file, as shown in problems. */
  file: string;
  html: string;
  /** Path on the site, for example `/intro/overview/how-it-works`. */
  route: string;
  /** The offsets in the HTML of the elements with each id. */
  ids: ReadonlyMap<string, number[]>;
  /** The target of each link, as written, with the offset of the first link to it. */
  links: ReadonlyMap<string, number>;
}

/**
 * Reads the ids and links in a page's HTML.
 *
 * @param route path on the site
 * @param file path of the file, as shown in problems
 */
export function readBuiltPage(route: string, file: string, html: string): BuiltPage {
  const ids = new Map<string, number[]>();
  const links = new Map<string, number>();
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (id !== undefined) {
        ids.set(id, [...(ids.get(id) ?? []), parser.startIndex]);
      }
      if (name === "a" && href !== undefined && !links.has(href)) {
        links.set(href, parser.startIndex);
      }
    },
  });
  parser.end(html);
  return { file, html, route, ids, links };
}
