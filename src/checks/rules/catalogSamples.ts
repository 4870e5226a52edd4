import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import type { Problem } from "../../lib/problem";
import { checkCatalogSample } from "../../catalog/checkSample";
import type { Page } from "../page";
import type { Site } from "../site";
import { problemAt } from "../source";

/** Samples that use a module of the Service Catalog set all of its required inputs, and no inputs that it lacks. */
export async function catalogSamples(page: Page, { services }: Site): Promise<Problem[]> {
  const blocks: Code[] = [];
  visit(page.tree, "code", (code) => {
    if (code.lang === "hcl") {
      blocks.push(code);
    }
  });
  const problems: Problem[] = [];
  for (const block of blocks) {
    const { line, column } = block.position?.start ?? { line: 1, column: 1 };
    for (const problem of await checkCatalogSample(block.value, services)) {
      problems.push(
        problemAt(page, { line: line + problem.line, column: column - 1 + problem.column }, problem.message),
      );
    }
  }
  return problems;
}
