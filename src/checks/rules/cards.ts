import type { ListItem } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

/** Whether an item is a paragraph with only a link, then a sentence. */
function isCard({ children: [title, sentence, ...others] }: ListItem): boolean {
  const isLink = title?.type === "paragraph" && title.children.length === 1 && title.children[0]?.type === "link";
  return isLink && sentence?.type === "paragraph" && others.length === 0;
}

/** `<Cards>` contains one list, and each item has the form of a card, so that its link can cover the whole card. */
export function cards(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, "mdxJsxFlowElement", (node) => {
    if (node.name !== "Cards") {
      return;
    }
    const [list, ...others] = node.children;
    if (list?.type !== "list" || others.length > 0) {
      problems.push(problemAt(page, node, "<Cards> contains one list and nothing else. Write each card as an item."));
      return;
    }
    const message =
      "A card is an item with only a link, then an empty line and an indented sentence: - [Page](./page.mdx)";
    problems.push(...list.children.filter((item) => !isCard(item)).map((item) => problemAt(page, item, message)));
  });
  return problems;
}
