import path from "node:path";
import { readOrExit } from "./environment";
import { readLegacyPaths, updateGuideRedirects } from "./legacyPaths";

const legacyPaths = readOrExit(() => readLegacyPaths(path.resolve(__dirname, "../.."))) ?? {};

/** The target of an entry of `legacyPaths.yaml`: another page, the page itself, or a heading on it. */
function addressOf(page: string, target: string | null): string {
  if (target?.startsWith("/")) {
    return target;
  }
  return target === null ? page : `${page}#${target}`;
}

const legacyRedirects = Object.entries(legacyPaths).flatMap(([page, targets]) =>
  Object.entries(targets).map(([rest, target]) => ({ from: `${page}/${rest}`, to: addressOf(page, target) })),
);

/**
 * Redirects from the paths of pages that were moved, renamed or deleted, and from those of earlier editions of the site,
 * in which update guides had no folder of their own, and each section of a guide was a page.
 */
export const redirects = [...updateGuideRedirects, ...legacyRedirects];
