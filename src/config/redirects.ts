import path from "node:path";
import { readOrExit } from "./environment";
import { readLegacyPaths, redirectsIn, updateGuideRedirects } from "./legacyPaths";

const legacyPaths = readOrExit(() => readLegacyPaths(path.resolve(__dirname, "../..")));

const urlOf = (page: string, id: string | undefined): string => (id === undefined ? page : `${page}#${id}`);

const listed = redirectsIn(legacyPaths);

/**
 * Redirects from the paths of pages that were moved, renamed or deleted, and from those of earlier editions of the site,
 * in which update guides had no folder of their own, and each section of a guide was a page.
 */
export const redirects = [
  ...updateGuideRedirects,
  ...listed.filter(({ oldId }) => oldId === undefined).map(({ from, page, id }) => ({ from, to: urlOf(page, id) })),
];

/** For each page that has lost sections: their ids there, and the URLs that have their content now. */
export const movedSections: Record<string, Record<string, string>> = {};
for (const { from, oldId, page, id } of listed) {
  if (oldId !== undefined) {
    (movedSections[from] ??= {})[oldId] = urlOf(page, id);
  }
}
