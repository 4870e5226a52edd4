import { visit } from "unist-util-visit";
import { serviceGroups } from "../../catalog/serviceGroups";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

const WORDS = { min: 300, max: 900 };

/** A service page's prose says what its data cannot, and is short enough to read before the data. */
export function serviceLength(page: Page): Problem[] {
  if (!page.isValid || !serviceGroups.some(({ group }) => page.path.startsWith(`reference/services/${group}/`))) {
    return [];
  }
  let text = "";
  visit(page.tree, ["text", "inlineCode"], (node) => void (text += ` ${"value" in node ? node.value : ""}`));
  const words = text.match(/\S*\w\S*/g)?.length ?? 0;
  return words >= WORDS.min && words <= WORDS.max
    ? []
    : [problemAt(page, 0, `The page has ${words} words besides its data. Write ${WORDS.min} to ${WORDS.max}.`)];
}
