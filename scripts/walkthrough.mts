/**
 * Proves that walkthroughs can be followed: `yarn walkthrough`.
 *
 *   yarn walkthrough             every page with steps
 *   yarn walkthrough PAGE …      these pages, such as guides/build-it-yourself/vpc/deployment-walkthrough
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readServices } from "../src/catalog/dataFile";
import { formatReport, type Problem } from "../src/lib/problem";
import { accounts, cloneFiles } from "../src/walkthrough/company";
import { Prover, readWalkthroughs } from "../src/walkthrough";
import { createPrograms, REAL_PROGRAMS } from "../src/walkthrough/programs";
import { makeCatalogRepositories } from "../src/walkthrough/hcl/catalogStubs";
import { UnitRecords } from "../src/walkthrough/unitRecords";

const root = path.resolve(import.meta.dirname, "..");
const docs = path.join(root, "docs");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "walkthrough-"));
const { pages, problems } = readWalkthroughs(docs);
const { services } = readServices(path.join(docs, "reference/services"), root);
const findModule = (repository: string, folder: string) =>
  services.find(({ source }) => source.repository === repository && source.path === folder);
makeCatalogRepositories(services, path.join(scratch, "vendor"));
const prover = new Prover(pages, {
  programs: createPrograms(accounts),
  listedPrograms: REAL_PROGRAMS,
  accounts,
  cloneFiles,
  vendorRemotes: path.join(scratch, "vendor"),
  hasCatalogModule: (repository, folder) =>
    repository !== "terraform-aws-service-catalog" || findModule(repository, folder) !== undefined,
  catalogOutputs: (repository, folder) => findModule(repository, folder)?.outputs.map(({ name }) => name),
  records: new UnitRecords(path.join(scratch, "units")),
  scratch,
});
const wanted = process.argv.slice(2).map((name) => name.replace(/^docs\/|(\/index)?\.mdx$/g, ""));
const unknown = wanted.filter((name) => !pages.has(name));
if (unknown.length > 0) {
  console.error(`No page with steps: ${unknown.join(", ")}. Those with steps:\n  ${[...pages.keys()].join("\n  ")}`);
  process.exit(1);
}
const found: Problem[] = [...problems];
for (const [name, subject] of pages) {
  if (wanted.length === 0 || wanted.includes(name)) {
    const start = performance.now();
    const mistakes = await prover.prove(subject);
    console.log(
      `${mistakes.length === 0 ? "ok    " : "FAILED"} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
    found.push(...mistakes);
  }
}
fs.rmSync(scratch, { recursive: true, force: true });
if (found.length > 0) {
  console.error(formatReport(found));
}
process.exit(found.length === 0 ? 0 : 1);
