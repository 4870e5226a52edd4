import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

function git(...args: string[]): string[] {
  // With "pipe", Git's error output becomes part of the error instead of also being printed.
  return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).split("\n").filter(Boolean);
}

/**
 * Files that differ from the main branch: those changed in this branch's commits, and uncommitted ones. A renamed file
 * counts under both names.
 *
 * @returns undefined if there is no main branch to compare with, as in some CI checkouts
 */
export function changedFiles(): string[] | undefined {
  const [base] = ["origin/main", "main"].flatMap((branch) => {
    try {
      return git("merge-base", "HEAD", branch);
    } catch {
      return [];
    }
  });
  if (base === undefined) {
    return undefined;
  }
  return [
    ...new Set([
      ...git("diff", "--name-only", "--no-renames", base),
      ...git("ls-files", "--others", "--exclude-standard"),
    ]),
  ];
}

const PAGE = /\.mdx$/;
/** Files that other pages import. */
const PARTIAL = /\/_/;
const PICTURE = /\.(?:d2|svg|png|jpe?g|webp|gif)$/;

const pathOf = (page: string): string => `/${page.replace(/^docs\//, "").replace(/(?:^index|\/index)?\.mdx$/, "")}`;

/**
 * The pages that changed files belong to: a page's own file, or an image, which any page in its folder may show. The
 * data of a service also appears on other pages.
 *
 * @param files paths relative to the root of the repository, with forward slashes; undefined if they are unknown
 * @returns the paths of the pages on the site; undefined if a file may affect any page, or more than pages
 */
export function changedPages(files: readonly string[] | undefined): string[] | undefined {
  if (!files) {
    return undefined;
  }
  const pages = new Set<string>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    if (!file.startsWith("docs/") || PARTIAL.test(file)) {
      return undefined;
    }
    if (PAGE.test(file) && fs.existsSync(file)) {
      pages.add(pathOf(file));
    } else if (PICTURE.test(file) && fs.existsSync(folder)) {
      fs.readdirSync(folder)
        .filter((name) => PAGE.test(name))
        .forEach((name) => pages.add(pathOf(`${folder}/${name}`)));
    } else {
      return undefined;
    }
  }
  return [...pages];
}
