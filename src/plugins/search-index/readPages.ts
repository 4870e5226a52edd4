import fs from "node:fs";
import { withoutSlash } from "../../lib/withoutSlash";
import type { SearchPage } from "../../search/types";
import { htmlFile } from "../htmlFile";
import { pageFromHtml } from "./fromHtml";

/** Pages that only list others, and the home page, whose content other pages cover better. */
const UNINDEXED = /^\/(?:search|tags(?:\/.*)?|404\.html)?$/;

/**
 * Reads the pages of a build that belong in the index.
 *
 * @param outDir output folder of the build
 * @param routes paths of the site
 */
export function readPages(outDir: string, routes: string[]): SearchPage[] {
  return routes
    .map(withoutSlash)
    .filter((route) => !UNINDEXED.test(route))
    .flatMap((route) => {
      const file = htmlFile(outDir, route);
      return file === undefined ? [] : (pageFromHtml(fs.readFileSync(file, "utf8"), route) ?? []);
    });
}
