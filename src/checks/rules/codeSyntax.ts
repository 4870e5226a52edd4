import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { syntaxProblem } from "../syntax";
import { problemAt } from "../source";

const NAMES: Record<string, string> = { hcl: "HCL", bash: "shell", go: "Go", json: "JSON", yaml: "YAML" };
const HINTS: Record<string, string> = {
  hcl: "Complete the sample so that OpenTofu can parse it; mark omissions with a # comment, not dots.",
  bash: "Write what a reader can paste; put output into its own ```text block, and placeholders in CAPITALS.",
  go: "Write a file, declarations or statements, formatted with gofmt; mark omissions with a // comment, not dots.",
  json: "Complete the sample; JSON allows no comments, no trailing commas and no dots for omissions.",
  yaml: "Correct the indentation, or quote the text; mark omissions with a # comment.",
};

/** Samples parse, in every language that has a parser here. */
export async function codeSyntax(page: Page): Promise<Problem[]> {
  const blocks: Code[] = [];
  visit(page.tree, "code", (code) => void blocks.push(code));
  const problems: Problem[] = [];
  for (const block of blocks) {
    const language = block.lang ?? "";
    const problem = await syntaxProblem(language, block.value);
    if (problem !== undefined && block.position) {
      // The sample starts on the line after the fence, with the indentation of the fence.
      const { line, column } = block.position.start;
      const position = { line: line + problem.line, column: column - 1 + problem.column };
      problems.push(
        problemAt(page, position, `The ${NAMES[language]} sample is not valid: ${problem.message}. ${HINTS[language]}`),
      );
    }
  }
  return problems;
}
