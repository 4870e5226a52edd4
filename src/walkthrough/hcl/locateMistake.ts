import type { Page } from "../../checks/page";
import { problemAt } from "../../checks/source";
import type { Problem } from "../../lib/problem";
import type { WalkthroughPages } from "../index";
import type { Sample } from "../samples/collect";
import type { HclMistake } from "./verify";

/** A code block of a page. */
interface Shown {
  line: number;
  indent: number;
  code: string;
}

/** The position of a mistake in the block that wrote the file: its line, or the line of the argument. */
function problemIn(page: Page, shown: Shown, { line, argument, message }: HclMistake, prefix: string): Problem {
  const lines = shown.code.split("\n");
  const found = lines.findIndex((text) => argument !== undefined && new RegExp(`^\\s*"?${argument}"?\\s*=`).test(text));
  const place = { line: shown.line + (line ?? found + 1), column: shown.indent + 1 };
  return problemAt(page, place, `${prefix}${message}`);
}

/** The same, for a sample. */
export function problemOfSample(sample: Sample, mistake: HclMistake): Problem {
  return problemIn(sample.page, sample, mistake, "");
}

/** Maps an error that OpenTofu or Terraform reports for a file to the block that had written it before the command. */
export function locateMistake(mistake: HclMistake, pages: WalkthroughPages): Problem {
  const { record, file, message } = mistake;
  const subjects = [...pages.values()];
  const own = subjects.find(({ page }) => page.path === record.page) ?? subjects[0];
  if (own === undefined) {
    throw new Error(message);
  }
  const candidates = [own, ...subjects.filter((subject) => subject !== own)];
  for (const { page, walkthrough } of candidates) {
    const block = walkthrough.blocks.findLast(
      (candidate) =>
        candidate.kind === "file" && candidate.path === file && (page !== own.page || candidate.line < record.line),
    );
    if (block !== undefined) {
      return problemIn(page, block, mistake, `${file}: `);
    }
  }
  return problemAt(own.page, { line: record.line, column: 1 }, `The code of this step, ${file}: ${message}`);
}
