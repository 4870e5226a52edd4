import { createSlugger } from "@docusaurus/utils";
import type { Heading } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { explicitId, isElement, textAttribute } from "../anchors";
import type { Page } from "../page";
import { problemAt } from "../source";

/**
 * What is wrong with a heading's level.
 *
 * @param previous level of the heading above
 */
export function levelProblem(level: number, previous: number): string | undefined {
  if (level === 1) {
    return "A page has one level-1 heading, which is its title. Write this one as ##.";
  }
  if (level > previous + 1) {
    return `The heading skips a level: ${level} after ${previous}. Write it as ${"#".repeat(previous + 1)}.`;
  }
  return undefined;
}

/** Whether a heading contains something that looks like an id, but is not one. */
const hasBrokenId = (heading: Heading): boolean =>
  explicitId(heading) === undefined &&
  heading.children.some((node) => node.type === "mdxTextExpression" && /^\s*\/\*\s*#/.test(node.value));

/**
 * No heading has level 1, skips a level, is empty, or shares its id with another heading. Headings with the same text
 * have explicit ids, so that no id depends on the headings above it.
 */
export function headings(page: Page): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  visit(page.tree, (node) => {
    const id = isElement(node) ? textAttribute(node, "id") : undefined;
    if (id !== undefined) {
      ids.add(id);
    }
  });
  const slugger = createSlugger();
  let previous = 1;
  visit(page.tree, "heading", (heading: Heading) => {
    const level = levelProblem(heading.depth, previous);
    previous = Math.max(heading.depth, 2);
    if (level !== undefined) {
      problems.push(problemAt(page, heading, level));
    }
    if (toString(heading).trim() === "") {
      problems.push(problemAt(page, heading, "The heading is empty. Write its text or remove it."));
    }
    if (hasBrokenId(heading)) {
      problems.push(
        problemAt(page, heading, "This is not an id. End the heading with {/* #id */}, without spaces in the id."),
      );
    }
    const ownId = explicitId(heading);
    const id = ownId ?? slugger.slug(toString(heading));
    if (ownId === undefined && id !== createSlugger().slug(toString(heading))) {
      const message = `Another heading has this text, so this one gets the id "${id}". End it with an explicit id: {/* #id */}.`;
      problems.push(problemAt(page, heading, message));
    }
    if (ids.has(id)) {
      problems.push(
        problemAt(page, heading, `The id "${id}" is on this page twice. Choose another id for one of them.`),
      );
    }
    ids.add(id);
  });
  return problems;
}
