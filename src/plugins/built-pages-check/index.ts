import fs from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { formatReport, repositoryPath } from "../../lib/problem";
import { exitWithReport } from "../content-check/checkPages";
import { htmlFile } from "../htmlFile";
import { readBuiltPage, type BuiltPage } from "./builtPage";
import { builtPageProblems } from "./check";

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Fails the build if a built page has a duplicate id or a broken link.
 *
 * It reads the pages of the site's routes and the files that they link to. Plugins that write such files in `postBuild`,
 * such as `markdown-pages`, come before this one in `docusaurus.config.ts` and write synchronously. Pages must not link
 * to files that are written later, such as redirects.
 */
export default function builtPagesCheck({ siteDir }: LoadContext): Plugin {
  function readPages(outDir: string, routes: string[]): BuiltPage[] {
    return routes.flatMap((route) => {
      const file = htmlFile(outDir, route);
      // The 404 page links to itself as /404.
      const normalized = route.replace(/(?<=.)\/$|\.html$/, "");
      return file === undefined
        ? []
        : readBuiltPage(normalized, repositoryPath(file, siteDir), fs.readFileSync(file, "utf8"));
    });
  }
  return {
    name: "built-pages-check",
    postBuild({ outDir, routesPaths }) {
      const problems = builtPageProblems({
        pages: readPages(outDir, routesPaths),
        hasFile: (route) => isFile(path.join(outDir, route)),
      });
      if (problems.length > 0) {
        exitWithReport("The built pages have mistakes.", formatReport(problems));
      }
      return Promise.resolve();
    },
  };
}
