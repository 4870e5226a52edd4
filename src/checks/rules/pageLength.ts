import { visit } from "unist-util-visit";
import { serviceGroups } from "../../catalog/serviceGroups";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

const SERVICE_WORDS = { min: 300, max: 900 };

const MAX_WORDS = 4000;

/**
 * A service page's prose says what its data cannot, and is short enough to read before the data. Any other page can be
 * read in a quarter of an hour, so that its title says what is in it.
 */
export function pageLength(page: Page): Problem[] {
  if (!page.isValid) {
    return [];
  }
  let text = "";
  visit(page.tree, ["text", "inlineCode"], (node) => void (text += ` ${"value" in node ? node.value : ""}`));
  const words = text.match(/\S*\w\S*/g)?.length ?? 0;
  if (serviceGroups.some(({ group }) => page.path.startsWith(`reference/services/${group}/`))) {
    const { min, max } = SERVICE_WORDS;
    return words >= min && words <= max
      ? []
      : [problemAt(page, 0, `The page has ${words} words besides its data. Write ${min} to ${max}.`)];
  }
  return words <= MAX_WORDS
    ? []
    : [
        problemAt(
          page,
          0,
          `The page has ${words} words of prose. Keep to ${MAX_WORDS}: move sections to a page of their own.`,
        ),
      ];
}
