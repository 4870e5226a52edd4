import type { Heading, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { STEP_CHECK, STEP_NUMBER } from "../../lib/steps";
import type { Problem } from "../../lib/problem";
import { explicitId } from "../anchors";
import type { Page } from "../page";
import { problemAt } from "../source";
import { levelProblem } from "./headings";

/** Other ways to number a step. */
const OTHER_NUMBER = /^(?:(?:step|Step|STEP) \d|\d+[:)] |\d+\. |\d+\.(?=[A-Z]))/;

interface Section {
  heading: Heading;
  content: RootContent[];
}

function sections(page: Page): Section[] {
  const found: Section[] = [];
  for (const node of page.tree.children) {
    if (node.type === "heading" && node.depth === 2) {
      found.push({ heading: node, content: [] });
    } else {
      found.at(-1)?.content.push(node);
    }
  }
  return found;
}

/** The text at the start of a heading or paragraph, where the build looks for numbers and checks: not bold, not code. */
function startOf(node: RootContent): string {
  const [first] = node.type === "heading" || node.type === "paragraph" ? node.children : [];
  return first?.type === "text" ? first.value : "";
}

function stepMessages({ heading, content }: Section, number: number): string[] {
  const messages: string[] = [];
  if (Number(STEP_NUMBER.exec(startOf(heading))?.[1]) !== number) {
    messages.push(`This is step ${number} of the page. Number the steps in order, from 1.`);
  }
  if (explicitId(heading) === undefined) {
    messages.push(
      "The step has no id. Readers' check marks are stored by id, so end the heading with one that can stay if its text changes: {/* #first-plan */}.",
    );
  }
  const levels = content.flatMap((node) => (node.type === "heading" ? [node.depth] : []));
  // A heading of the wrong level may start another section, so the end of the step is unknown.
  const isWhole = levels.every((level, index) => levelProblem(level, levels[index - 1] ?? 2) === undefined);
  const checks = content.filter((node) => node.type === "paragraph" && STEP_CHECK.test(startOf(node)));
  if (isWhole && (checks.length !== 1 || checks[0] !== content.at(-1))) {
    messages.push(
      'The step does not end with a check that shows that it worked. End it with one paragraph "Check: …".',
    );
  }
  return messages;
}

/** The steps of a walkthrough are numbered in order, have ids, and end with a check that shows that they worked. */
export function steps(page: Page): Problem[] {
  let number = 0;
  return sections(page).flatMap((section) => {
    if (STEP_NUMBER.test(startOf(section.heading))) {
      number += 1;
      return stepMessages(section, number).map((message) => problemAt(page, section.heading, message));
    }
    return OTHER_NUMBER.test(toString(section.heading))
      ? [problemAt(page, section.heading, 'Write the number of a step as "1. " in front of its title, as plain text.')]
      : [];
  });
}
