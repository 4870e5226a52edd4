import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { isElement } from "../anchors";
import type { Page } from "../page";
import {
  declaredNames,
  importedFiles,
  isDroppedText,
  isImportable,
  loneGlobals,
  programOf,
  undefinedNames,
} from "../scope";
import type { Site } from "../site";
import { problemAt } from "../source";

/** The nodes that hold the JavaScript of a node: the node itself, or an element's attributes and their values. */
function holdersOf(node: Nodes): (Parameters<typeof programOf>[0] | string | null)[] {
  return isElement(node)
    ? node.attributes.map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.value : attribute))
    : [node];
}

/**
 * The JavaScript of a page refers to values and files that exist. The build fails on most such mistakes as well, but does
 * not name the line.
 */
export function expressions(page: Page, { root }: Pick<Site, "root">): Problem[] {
  const problems: Problem[] = [];
  const declared = declaredNames(page);
  visit(page.tree, (node) => {
    const programs = holdersOf(node).flatMap((holder) => (typeof holder === "object" ? (programOf(holder) ?? []) : []));
    const [reason] = programs.flatMap((program) => [
      ...undefinedNames(program, declared).map((name) => `"${name}" is not defined`),
      // An attribute may be a function; text may not.
      ...(isElement(node) ? [] : loneGlobals(program, declared)).map((name) => `"${name}" is not text`),
      ...("value" in node && node.type !== "mdxjsEsm" && isDroppedText(program)
        ? [`"{${node.value}}" is not shown as written`]
        : []),
    ]);
    if (reason !== undefined) {
      const message = `${reason}. MDX evaluates braces as JavaScript. Write a literal { in a code span or as \\{.`;
      problems.push(problemAt(page, node, message));
    }
  });
  return [
    ...problems,
    ...importedFiles(page, root)
      .filter(({ file }) => !isImportable(file))
      .map(({ node, name }) => problemAt(page, node, `There is no file ${name}. Correct the path of the import.`)),
  ];
}
