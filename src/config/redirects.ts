import path from "node:path";
import { readOrExit } from "./environment";
import { readLegacyPaths, redirectsIn, updateGuideRedirects } from "./legacyPaths";

const legacyPaths = readOrExit(() => readLegacyPaths(path.resolve(__dirname, "../..")));

const url = (page: string, id: string | undefined): string => (id === undefined ? page : `${page}#${id}`);

const moved = redirectsIn(legacyPaths);

/**
 * Redirects from the paths of pages that were moved, renamed or deleted, and from those of earlier editions of the site,
 * in which update guides had no folder of their own, and each section of a guide was a page.
 */
export const redirects = [
  ...updateGuideRedirects,
  ...moved.filter(({ oldId }) => oldId === undefined).map(({ from, page, id }) => ({ from, to: url(page, id) })),
];

/** The sections that are on another page now: for each page that had some, their ids there and their URLs. */
export const movedSections: Record<string, Record<string, string>> = {};
for (const { from, oldId, page, id } of moved) {
  if (oldId !== undefined) {
    (movedSections[from] ??= {})[oldId] = url(page, id);
  }
}
