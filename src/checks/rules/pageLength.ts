import { visit } from "unist-util-visit";
import { serviceGroups } from "../../catalog/serviceGroups";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

/** The length of the prose on a service's page, in words. */
const SERVICE_WORDS = { min: 300, max: 900 };

/** The maximum on any other page, in words. */
const MAX_WORDS = 4000;

/**
 * The prose of a service's page says what its data cannot, and is short enough to read before the data. Any other page
 * is short enough for its title to say what is in it.
 */
export function pageLength(page: Page): Problem[] {
  if (!page.isValid) {
    return [];
  }
  let text = "";
  visit(page.tree, ["text", "inlineCode"], (node) => void (text += ` ${"value" in node ? node.value : ""}`));
  const words = text.match(/\S*\w\S*/g)?.length ?? 0;
  const report = (message: string): Problem[] => [problemAt(page, 0, message)];
  if (serviceGroups.some(({ group }) => page.path.startsWith(`reference/services/${group}/`))) {
    const { min, max } = SERVICE_WORDS;
    const isInRange = words >= min && words <= max;
    return isInRange ? [] : report(`The page has ${words} words besides its data. Write ${min} to ${max}.`);
  }
  return words <= MAX_WORDS
    ? []
    : report(`The page has ${words} words of prose. Keep to ${MAX_WORDS}: move sections to a page of their own.`);
}
