import type { Problem } from "../lib/problem";
import { problemAt } from "../checks/source";
import type { Page } from "../checks/page";
import type { Walkthrough } from "./collect";
import type { WalkthroughOptions } from "./options";

/** Words in capitals that look like placeholders: not shell variables, and with one of these prefixes or suffixes. */
const PLACEHOLDER =
  /(?<![\w${.-])(YOUR_[A-Z_]+|[A-Z][A-Z0-9]*_(?:ID|IDS|NAME|ARN|TOKEN|SHA|URL|VERSION|ADDRESS|EMAIL|IP|NUMBER))(?![\w=])/g;

/** Replaces the placeholders with their sample values. */
export function fillPlaceholders(code: string, { placeholders }: WalkthroughOptions): string {
  return Object.entries(placeholders).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), () => value),
    code,
  );
}

/** Checks that every placeholder is explained on the page, has a sample value in the front matter, and is used. */
export function checkPlaceholders(
  page: Page,
  { blocks, explained }: Walkthrough,
  { placeholders }: WalkthroughOptions,
): Problem[] {
  const problems: Problem[] = [];
  const allCode = blocks.map(({ code }) => code).join("\n");
  for (const name of Object.keys(placeholders)) {
    const isUsed = new RegExp(`\\b${name}\\b`).test(allCode);
    if (!isUsed) {
      problems.push(problemAt(page, 0, `walkthrough.placeholders.${name}: no block uses this placeholder.`));
    } else if (!explained.has(name)) {
      const first = blocks.find(({ code }) => new RegExp(`\\b${name}\\b`).test(code));
      problems.push(
        problemAt(
          page,
          { line: first?.line ?? 1, column: 1 },
          `The placeholder ${name} is not explained: name it in the text, in backticks, and say what replaces it.`,
        ),
      );
    }
  }
  for (const block of blocks) {
    const isShell = block.kind === "commands" || block.kind === "shown";
    for (const { 1: name = "", index } of isShell ? block.code.matchAll(PLACEHOLDER) : []) {
      const isVariable = new RegExp(`\\$\\{?${name}\\b|\\b${name}=`).test(allCode);
      if (!(name in placeholders) && !isVariable) {
        const line = block.line + block.code.slice(0, index).split("\n").length;
        problems.push(
          problemAt(
            page,
            { line, column: block.indent + 1 },
            `${name} looks like a placeholder: give it a value in the front matter (walkthrough.placeholders) and explain it, or use a shell variable.`,
          ),
        );
      }
    }
  }
  return problems;
}
