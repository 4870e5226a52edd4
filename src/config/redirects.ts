import path from "node:path";
import { readOrExit } from "./environment";
import { readLegacyPaths, redirectsIn, updateGuideRedirects } from "./legacyPaths";

const legacyPaths = readOrExit(() => readLegacyPaths(path.resolve(__dirname, "../..")));

/**
 * Redirects from the paths of pages that were moved, renamed or deleted, and from those of earlier editions of the site,
 * in which update guides had no folder of their own, and each section of a guide was a page.
 */
export const redirects = [
  ...updateGuideRedirects,
  ...redirectsIn(legacyPaths).map(({ from, page, id }) => ({ from, to: id === undefined ? page : `${page}#${id}` })),
];
