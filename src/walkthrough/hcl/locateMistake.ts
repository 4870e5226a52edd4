import { problemAt } from "../../checks/source";
import type { Problem } from "../../lib/problem";
import type { WalkthroughPages } from "../index";
import type { HclMistake } from "./prove";

/** Finds the place on a page of what OpenTofu or Terraform says about a file: the block that wrote it. */
export function locateMistake({ record, file, line, message }: HclMistake, pages: WalkthroughPages): Problem {
  const subjects = [...pages.values()];
  const own = subjects.find(({ page }) => page.path === record.page) ?? subjects[0];
  if (own === undefined) {
    throw new Error(message);
  }
  const candidates = [own, ...subjects.filter((subject) => subject !== own)];
  for (const { page, walkthrough } of candidates) {
    const block = walkthrough.blocks.findLast((candidate) => candidate.kind === "file" && candidate.path === file);
    if (block !== undefined) {
      return problemAt(page, { line: block.line + (line ?? 0), column: block.indent + 1 }, `${file}: ${message}`);
    }
  }
  return problemAt(own.page, { line: record.line, column: 1 }, `The code of this step, ${file}: ${message}`);
}
