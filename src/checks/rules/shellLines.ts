import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

/** How many columns a code block shows at the width of the text. */
const MAX_COLUMNS = 80;

/** Commands can be read without scrolling: no line of a shell sample is too long, unless it is a single word. */
export function shellLines(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, "code", (code) => {
    if (code.lang !== "bash" || !code.position) {
      return;
    }
    const { line, column } = code.position.start;
    code.value.split("\n").forEach((text, index) => {
      if (text.length > MAX_COLUMNS && /\S\s+\S/.test(text.replace(/\s*\\$/, ""))) {
        problems.push(
          problemAt(
            page,
            { line: line + 1 + index, column: column + MAX_COLUMNS },
            `The line has ${text.length} columns, but readers see only ${MAX_COLUMNS}. ` +
              (/^\s*#/.test(text)
                ? "Continue the comment on a line of its own, with another #."
                : "Break it with a \\ before an option or a pipe."),
          ),
        );
      }
    });
  });
  return problems;
}
