import { Parser } from "htmlparser2";

/** A built page as the checks see it. */
export interface BuiltPage {
  /** Address on the site, for example `/intro/overview/how-it-works`. */
  address: string;
  /** How many elements have each id. */
  ids: ReadonlyMap<string, number>;
  /** Addresses of its links, as written. */
  links: ReadonlySet<string>;
}

/** Reads the ids and the links of a page's HTML. */
export function readBuiltPage(address: string, html: string): BuiltPage {
  const ids = new Map<string, number>();
  const links = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (id !== undefined) {
        ids.set(id, (ids.get(id) ?? 0) + 1);
      }
      if (name === "a" && href !== undefined) {
        links.add(href);
      }
    },
  });
  parser.end(html);
  return { address, ids, links };
}
