import path from "node:path";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt } from "../source";

/** A page's path is its URL, so the path must be easy to type, and no other page may have the same URL. */
export function pagePath(page: Page, { pages }: Pick<Site, "pages">): Problem[] {
  const report = (message: string): Problem[] => [problemAt(page, 0, message)];
  if (!/^[a-z\d._/-]+\.mdx$/.test(page.path)) {
    return report(
      "The page's path is its URL. Write it in lowercase, without accents, with hyphens in place of spaces, and end it with .mdx.",
    );
  }
  const name = path.posix.basename(page.path, ".mdx");
  const folder = path.posix.dirname(page.path);
  // As in upstream's `isCategoryIndex`.
  if (name === "readme" || name === path.posix.basename(folder)) {
    return report(
      `A page with this name gets the URL of its folder, /${folder}. Name it index.mdx, or choose another name.`,
    );
  }
  const index = page.path.replace(/\.mdx$/, "/index.mdx");
  return pages.has(index) ? report(`docs/${index} has the same URL. Rename or remove one of the two.`) : [];
}
