import type { Nodes } from "mdast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { didYouMean } from "../../lib/didYouMean";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

type Container = Extract<Nodes, { type: "containerDirective" }>;

const KINDS = ["note", "tip", "info", "warning", "danger"];

const sourceOf = ({ text }: Page, { position }: Nodes): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** How many colons an admonition begins with. */
const colonsOf = (page: Page, node: Nodes): number => /^:*/.exec(sourceOf(page, node))?.[0].length ?? 0;

function containerMessage(page: Page, node: Container): string | undefined {
  if (!KINDS.includes(node.name)) {
    const close = didYouMean(node.name.toLowerCase(), KINDS);
    const hint = close === undefined ? `Use one of ${KINDS.join(", ")}.` : `Did you mean :::${close}?`;
    return `There is no admonition ":::${node.name}". ${hint}`;
  }
  const inner = node.children.find(({ type }) => type === "containerDirective");
  if (inner !== undefined && colonsOf(page, inner) >= colonsOf(page, node)) {
    return `The first ::: inside closes this admonition. Begin and end it with more colons: ::::${node.name} … ::::`;
  }
  return /\n[\s>]*:{3,}\s*$/.test(sourceOf(page, node))
    ? undefined
    : "The admonition is not closed. Write ::: on a line of its own where it ends.";
}

/** The offsets of colons that Markdown shows as text: the opening ones, with text after them, or else the closing ones. */
function leftoverColons(page: Page): { offset: number; isOpening: boolean }[] {
  const found: { offset: number; isOpening: boolean }[] = [];
  visit(page.tree, "text", (node) => {
    const start = node.position?.start.offset;
    if (start === undefined) {
      return; // Text that is not in the page's source, such as a cell of a <WorldTable>.
    }
    for (const { index, 1: rest } of sourceOf(page, node).matchAll(/^[ \t>]*:::+(.*)$/gm)) {
      found.push({ offset: start + index, isOpening: rest?.trim() !== "" });
    }
  });
  const opening = found.filter(({ isOpening }) => isOpening);
  return opening.length > 0 ? opening : found;
}

/** Admonitions have a known kind and are closed, and no colons of an admonition are shown as text. */
export function admonitions(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (node.type === "leafDirective") {
      const message = `An admonition begins with three colons. Write :::${node.name}, and ::: where it ends.`;
      problems.push(problemAt(page, node, message));
    }
    const message = node.type === "containerDirective" ? containerMessage(page, node) : undefined;
    if (message === undefined) {
      return CONTINUE;
    }
    problems.push(problemAt(page, node, message));
    return SKIP;
  });
  // After another mistake, leftover colons are a consequence of it.
  return problems.length > 0
    ? problems
    : leftoverColons(page).map(({ offset, isOpening }) =>
        problemAt(
          page,
          offset,
          isOpening
            ? "This is not an admonition, and is shown as text. Write it as :::warning[Title], without spaces outside the title."
            : "These colons do not close an admonition, and are shown as text. Remove them.",
        ),
      );
}
