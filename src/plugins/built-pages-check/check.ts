import { decodeAddress } from "../../checks/address";
import type { BuiltPage } from "./page";

/** What the checks have to know of the site beyond its pages. */
export interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Whether a file that is no page is served at an address. */
  hasFile: (address: string) => boolean;
}

function duplicateIds({ address, ids }: BuiltPage): string[] {
  return [...ids]
    .filter(([, count]) => count > 1)
    .map(
      ([id, count]) =>
        `${address}  The id "${id}" is on ${count} elements. Give a heading its own id with {/* #id */}, or a component one that it makes once a page.`,
    );
}

function linkProblem(page: BuiltPage, link: string, site: BuiltSite, pages: ReadonlyMap<string, BuiltPage>) {
  const origin = "https://site.invalid";
  if (!URL.canParse(link, origin + page.address)) {
    return `${page.address}  The link ${link} is not a usable address. Correct it.`;
  }
  const url = new URL(link, origin + page.address);
  if (url.origin !== origin) {
    return undefined;
  }
  const address = decodeAddress(url.pathname);
  const target = pages.get(address.replace(/(?<=.)\/$/, ""));
  if (target === undefined) {
    return site.hasFile(address)
      ? undefined
      : `${page.address}  The link ${link} leads to no page of the site. Correct it.`;
  }
  const id = decodeAddress(url.hash.slice(1));
  return id === "" || target.ids.has(id)
    ? undefined
    : `${page.address}  The link ${link} leads to no element: ${target.address} has no id "${id}". Correct it, or give the heading that id.`;
}

/**
 * Looks for the mistakes that only the built pages show: an id that two elements of a page
 * have, and a link to a page or an id that does not exist, those that components make included.
 *
 * @returns one message a problem; it begins with the page's address
 */
export function builtPageProblems(site: BuiltSite): string[] {
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  return site.pages.flatMap((page) => [
    ...duplicateIds(page),
    ...[...page.links].flatMap((link) => linkProblem(page, link, site, pages) ?? []),
  ]);
}
