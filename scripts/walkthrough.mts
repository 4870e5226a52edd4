/**
 * Tests that walkthroughs can be followed and that HCL samples are correct: `yarn walkthrough`.
 *
 *   yarn walkthrough             every page with steps or samples, unless unchanged since it last passed
 *   yarn walkthrough PAGE …      these pages, such as guides/build-it-yourself/vpc/deployment-walkthrough
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readValidServices } from "../src/catalog/dataFile";
import { readOrExit, readProviderMirror } from "../src/config/environment";
import { formatReport, type Problem } from "../src/lib/problem";
import { readUpdates } from "../src/updates/read";
import { readWalkthroughs, Verifier } from "../src/walkthrough";
import { companyOf } from "../src/walkthrough/company";
import { makeCatalogRepositories } from "../src/walkthrough/hcl/catalogStubs";
import { locateMistake } from "../src/walkthrough/hcl/locateMistake";
import { coreModules, pastReleases } from "../src/walkthrough/hcl/otherModules";
import { describeProgram, findHclProgram, verifyHcl, type HclMistake } from "../src/walkthrough/hcl/verify";
import { createPrograms, REAL_PROGRAMS } from "../src/walkthrough/programs";
import { VerifiedPages } from "../src/walkthrough/verifiedPages";
import { countOutcomes, prepareSamples, readSamples, readTexts, sampleProblems } from "../src/walkthrough/samples";
import { UnitRecords, type UnitRecord } from "../src/walkthrough/unitRecords";
import { readWorld } from "../src/world/read";

const root = path.resolve(import.meta.dirname, "..");
const docs = path.join(root, "docs");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "walkthrough-"));
process.on("exit", () => fs.rmSync(scratch, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => process.exit(1));
}
const vendorRemotes = path.join(scratch, "vendor");
const world = readOrExit(() => readWorld(root));
const company = companyOf(world);
const { pages, problems } = readWalkthroughs(docs, world);
const texts = readTexts(docs);
const services = readOrExit(() => readValidServices(path.join(docs, "reference/services"), root));
const program = findHclProgram();
const providerMirror = readOrExit(() => readProviderMirror(process.env));

const nameOf = (file: string): string => file.replace(/^docs\/|(\/index)?\.mdx$/g, "");
const wanted = process.argv.slice(2).map(nameOf);
const broken = new Set(problems.map(({ file }) => nameOf(file)));
const unknown = wanted.filter((name) => !pages.has(name) && !texts.has(name) && !broken.has(name));
if (unknown.length > 0) {
  console.error(
    `No page with steps or HCL: ${unknown.join(", ")}. Those with steps:\n  ${[...pages.keys()].join("\n  ")}`,
  );
  process.exit(1);
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

// A page named on the command line is tested even if it is unchanged.
const verified = wanted.length === 0 ? new VerifiedPages(root, describeProgram(program, providerMirror)) : undefined;
const found: Problem[] = [...problems];
const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

function makeStubs(): void {
  const modules = [...services, ...pastReleases(readOrExit(() => readUpdates(root))), ...coreModules(world)];
  makeCatalogRepositories(modules, vendorRemotes);
}

/** Runs the walkthroughs. @returns the code of their steps */
async function followPages(): Promise<UnitRecord[]> {
  const findModule = (repository: string, folder: string) =>
    services.find(({ source }) => source.repository === repository && source.path === folder);
  const records = new UnitRecords(path.join(scratch, "units"));
  const verifier = new Verifier(pages, {
    programs: createPrograms(company),
    listedPrograms: REAL_PROGRAMS,
    company,
    vendorRemotes,
    hasCatalogModule: (repository, folder) =>
      repository !== "terraform-aws-service-catalog" || findModule(repository, folder) !== undefined,
    catalogOutputs: (repository, folder) => findModule(repository, folder)?.outputs.map(({ name }) => name),
    records,
    scratch,
  });
  for (const [name, subject] of [...pages].filter(([page]) => isWanted(page))) {
    if (verified?.hasWalkthrough(subject, pages)) {
      console.log(`ok     ${name}, unchanged since it last passed`);
      continue;
    }
    const start = performance.now();
    const mistakes = await verifier.verify(subject);
    console.log(`${mistakes.length === 0 ? "ok    " : "FAILED"} ${name}, ${seconds(start)}`);
    found.push(...mistakes);
  }
  return records.records;
}

/**
 * Verifies the code of steps and the samples, and prints one line about what it verified or skipped.
 *
 * @returns false if the provider is unavailable
 */
async function verifyCode(records: readonly UnitRecord[], isSampled: boolean): Promise<boolean> {
  if (program === undefined) {
    console.log("skipped: HCL is not verified, because neither tofu nor terraform is on the path");
    return true;
  }
  const start = performance.now();
  const samples = isSampled ? readSamples(texts.values(), world) : [];
  const wantedFiles = new Set([...texts].filter(([name]) => isWanted(name)).map(([, { file }]) => file));
  const prepared = await prepareSamples(samples, services, world, path.join(scratch, "samples"), (page) =>
    wantedFiles.has(page),
  );
  const batches = [[...prepared.records, ...records], prepared.exceptedRecords];
  const mistakes: HclMistake[] = [];
  const leftOut: string[] = [];
  for (const [index, code] of batches.entries()) {
    const result = await verifyHcl(code, {
      program,
      providerMirror,
      providerConstraint: world.versions.find(({ name }) => name === "AWS provider")?.constraints[0],
      vendorRemotes,
      company: world.company,
      scratch: path.join(scratch, `hcl-${index}`),
    });
    if (result === undefined) {
      console.log(
        "skipped: HCL is not verified, because the AWS provider is neither in PROVIDER_MIRROR nor downloadable",
      );
      return false;
    }
    mistakes.push(...result.mistakes);
    leftOut.push(...result.leftOut);
  }
  const ofSteps = mistakes.filter(({ record }) => !prepared.trees.has(record.tree));
  const wrong = [...ofSteps.map((mistake) => locateMistake(mistake, pages)), ...sampleProblems(prepared, mistakes)];
  const rest = leftOut.length > 0 ? `; skipped: ${leftOut.join(", ")}, for providers other than AWS` : "";
  console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} HCL by ${program}, ${seconds(start)}${rest}`);
  const counts = countOutcomes(prepared);
  if (counts !== "") {
    console.log(`       samples: ${counts}`);
  }
  found.push(...wrong);
  return true;
}

const isSampled = verified === undefined || !verified.hasSamples(texts.values());
makeStubs();
const records = await followPages();
const isVerified = records.length === 0 && !isSampled ? true : await verifyCode(records, isSampled);
if (found.length > 0) {
  console.error(formatReport(found));
} else if (isVerified) {
  verified?.remember();
}
process.exit(found.length === 0 ? 0 : 1);
