/**
 * Checks the pages: `yarn check:content`.
 *
 *   yarn check:content           reports every problem; fails if there are any
 *   yarn check:content --report  writes the report to standard output and never fails,
 *                                for the build (src/plugins/content-check)
 *
 * If nothing has changed since a run without problems, the pages are not checked again, so a build does not repeat the
 * work of `yarn check`.
 *
 * Node's options are in package.json. The HCL parser's WebAssembly runs too briefly for optimization to pay off, and
 * parallel garbage collection would take a fifth more CPU time, which the bundler needs.
 */
import path from "node:path";
import { problemsUnlessClean } from "../src/checks/cleanRuns";
import { formatReport, type Problem } from "../src/lib/problem";
import { readCommandLine } from "./command.mts";

const { values } = readCommandLine({ options: { report: { type: "boolean" } } });
const root = path.resolve(import.meta.dirname, "..");

async function findProblems(): Promise<Problem[]> {
  // Imported only when needed, because its parsers take seconds to load.
  const { checkContent } = await import("../src/checks");
  return checkContent(root);
}

const problems = await problemsUnlessClean(root, findProblems);
if (problems.length > 0) {
  (values.report ? console.log : console.error)(formatReport(problems));
}
// The HCL parser keeps the process alive, so exit explicitly.
process.exitCode = problems.length === 0 || values.report ? 0 : 1;
process.stdout.write("", () => process.exit());
