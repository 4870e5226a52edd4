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
import { readProviderMirror } from "../src/config/environment";
import { companyOf } from "../src/walkthrough/company";
import { Prover, readWalkthroughs } from "../src/walkthrough";
import { createPrograms, REAL_PROGRAMS } from "../src/walkthrough/programs";
import { makeCatalogRepositories } from "../src/walkthrough/hcl/catalogStubs";
import { pastReleases } from "../src/walkthrough/hcl/pastReleases";
import { findHclProgram, proveHcl } from "../src/walkthrough/hcl/prove";
import { locateMistake } from "../src/walkthrough/hcl/locateMistake";
import { UnitRecords } from "../src/walkthrough/unitRecords";
import { readUpdates } from "../src/updates/read";
import { readWorld } from "../src/world/read";

const root = path.resolve(import.meta.dirname, "..");
const docs = path.join(root, "docs");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "walkthrough-"));
const world = readWorld(root);
const { accounts, cloneFiles, unitFiles } = companyOf(world);
const { pages, problems } = readWalkthroughs(docs, world);
const { services } = readServices(path.join(docs, "reference/services"), root);
const findModule = (repository: string, folder: string) =>
  services.find(({ source }) => source.repository === repository && source.path === folder);
makeCatalogRepositories([...services, ...pastReleases(readUpdates(root))], path.join(scratch, "vendor"));
const records = new UnitRecords(path.join(scratch, "units"));
const prover = new Prover(pages, {
  programs: createPrograms(accounts),
  listedPrograms: REAL_PROGRAMS,
  accounts,
  cloneFiles,
  unitFiles,
  vendorRemotes: path.join(scratch, "vendor"),
  hasCatalogModule: (repository, folder) =>
    repository !== "terraform-aws-service-catalog" || findModule(repository, folder) !== undefined,
  catalogOutputs: (repository, folder) => findModule(repository, folder)?.outputs.map(({ name }) => name),
  records,
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

/** Proves the code of the steps that were followed, and says in one line what it did or left out. */
async function proveCode(): Promise<void> {
  const program = findHclProgram();
  if (program === undefined) {
    console.log("left out: HCL is not validated, since neither tofu nor terraform is on the path");
    return;
  }
  const start = performance.now();
  const result = await proveHcl(records.records, {
    program,
    providerMirror: readProviderMirror(process.env),
    vendorRemotes: path.join(scratch, "vendor"),
    scratch: path.join(scratch, "hcl"),
  });
  if (result === undefined) {
    console.log("left out: HCL is not validated, since the AWS provider is neither in PROVIDER_MIRROR nor in reach");
    return;
  }
  const { mistakes, leftOut } = result;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const rest = leftOut.length > 0 ? `; left out: ${leftOut.join(", ")}, for providers other than that of AWS` : "";
  console.log(`${mistakes.length === 0 ? "ok    " : "FAILED"} HCL by ${program}, ${seconds} s${rest}`);
  found.push(...mistakes.map((mistake) => locateMistake(mistake, pages)));
}

await proveCode();
fs.rmSync(scratch, { recursive: true, force: true });
if (found.length > 0) {
  console.error(formatReport(found));
}
process.exit(found.length === 0 ? 0 : 1);
