/**
 * Checks the pages: `yarn check:content`.
 *
 *   yarn check:content            reports every problem; fails if there is one
 *   yarn check:content DIRECTORY  checks the pages of another folder in place of docs/
 *   yarn check:content --report   writes the report to standard output and never fails,
 *                                 for the build (src/plugins/content-check)
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../src/checks";
import { formatReport } from "../src/lib/problem";

const { values, positionals } = parseArgs({ options: { report: { type: "boolean" } }, allowPositionals: true });
const root = path.resolve(import.meta.dirname, "..");
const docs = path.resolve(positionals[0] ?? path.join(root, "docs"));
const problems = await checkContent({ root, docs });
if (problems.length > 0) {
  (values.report ? console.log : console.error)(formatReport(problems));
}
// The HCL parser keeps the process alive. The exit code says no more than the report does.
process.exitCode = problems.length === 0 || values.report ? 0 : 1;
process.stdout.write("", () => process.exit());
