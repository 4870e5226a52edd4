import { visit } from "unist-util-visit";
import { languageTitles } from "../../config/codeBlocks";
import type { Problem } from "../../lib/problem";
import type { Page } from "../page";
import { problemAt } from "../source";

const LANGUAGES = Object.keys(languageTitles);

/** Every code fence names its language. */
export function codeLanguage(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, "code", (code) => {
    if (!code.lang) {
      problems.push(
        problemAt(
          page,
          code,
          "The code fence has no language. Write it after the backticks: ```hcl, ```bash, or ```text for output.",
        ),
      );
    } else if (!LANGUAGES.includes(code.lang)) {
      problems.push(
        problemAt(
          page,
          code,
          `"${code.lang}" is not a language that this site highlights. Use one of ${LANGUAGES.join(", ")}.`,
        ),
      );
    }
  });
  return problems;
}
