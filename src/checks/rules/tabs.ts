import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { isElement, isLineOfElements, textAttribute, type JsxElement } from "../anchors";
import type { Page } from "../page";
import { declaredNames } from "../scope";
import { problemAt } from "../source";
import { isUnknown } from "./elements";

const TAB = '<TabItem value="…" label="…">';

const isTab = (node: Nodes): node is JsxElement => isElement(node) && node.name === "TabItem";

/** An element's children without comments, whitespace, and the paragraphs that MDX removes around lines of elements. */
function contentOf(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => {
    if (node.type === "paragraph") {
      return isLineOfElements(node) ? contentOf(node.children) : [node];
    }
    const isComment =
      (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && /^\s*\/\*/.test(node.value);
    return isComment || (node.type === "text" && node.value.trim() === "") ? [] : [node];
  });
}

function tabsProblems(page: Page, tabs: JsxElement): Problem[] {
  const children = contentOf(tabs.children);
  const declared = declaredNames(page);
  // The rule for elements reports unknown elements.
  const isMistyped = (node: Nodes): boolean => isElement(node) && isUnknown(node, declared);
  const values = children.map((node) => (isElement(node) ? textAttribute(node, "value") : undefined));
  const isRepeated = (index: number): boolean => values[index] !== undefined && values.indexOf(values[index]) !== index;
  const first = textAttribute(tabs, "defaultValue");
  return [
    ...(children.length === 0 ? [problemAt(page, tabs, `<Tabs> is empty. Write a ${TAB} for each tab.`)] : []),
    ...children
      .filter((node) => !isTab(node) && !isMistyped(node))
      .map((node) => problemAt(page, node, `<Tabs> contains only tabs. Move this into a ${TAB}, or below </Tabs>.`)),
    ...children
      .filter((_, index) => isRepeated(index))
      .map((node) => problemAt(page, node, "Another tab has the same value. Give each <TabItem> its own.")),
    ...(first !== undefined && !values.includes(first)
      ? [problemAt(page, tabs, `No tab has the value "${first}". Correct defaultValue, or remove it.`)]
      : []),
  ];
}

/** `<Tabs>` contains only tabs, each with its own value, and each tab is inside `<Tabs>`. */
export function tabs(page: Page): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<Nodes>();
  visit(page.tree, (node) => {
    if (isElement(node) && node.name === "Tabs") {
      problems.push(...tabsProblems(page, node));
      contentOf(node.children).forEach((child) => known.add(child));
    } else if (isTab(node) && !known.has(node)) {
      problems.push(problemAt(page, node, "<TabItem> is outside <Tabs>. Put the tabs of one choice into one <Tabs>."));
    }
  });
  return problems;
}
