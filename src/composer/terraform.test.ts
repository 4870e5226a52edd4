import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readServices } from "../catalog/dataFile";
import { shortName } from "../catalog/dependencies";
import { formatString } from "../catalog/hcl";
import { SERVICES_FOLDER } from "../catalog/servicesFolder";
import { Wiring } from "../catalog/wiring";
import { readProviderMirror } from "../config/environment";
import { makeCatalogRepositories } from "../walkthrough/hcl/catalogStubs";
import { findHclProgram, HclVerifier } from "../walkthrough/hcl/verify";
import { makeSubject, type Subject } from "./composition";
import { composerData } from "./data";
import { randomComposition } from "./testing/randomComposition";
import { usedOutputs, writeFile } from "./write";

/**
 * Terraform or OpenTofu validates a composition of every service against a module with the service's inputs. All are in
 * one configuration because a run takes as long for one as for many. Services that take a second AWS provider need
 * PROVIDER_MIRROR.
 */

const program = findHclProgram();
const providerMirror = readProviderMirror(process.env);
const { services } = readServices(path.resolve(SERVICES_FOLDER));
const wiring = new Wiring(services);
const subjects = services
  .filter(({ inputs, providers }) => inputs.length > 0 && (providerMirror !== undefined || providers === undefined))
  .map((service) => makeSubject(composerData(service, wiring)));

/** Writes a stub for each module whose outputs a composition reads. Returns the calls of the stubs. */
function writeStubs(subject: Subject, folder: string, composition: ReturnType<typeof randomComposition>): string {
  return [...usedOutputs(composition, subject)]
    .map(([service, outputs]) => {
      const name = shortName(service);
      const place = path.join(folder, name);
      fs.mkdirSync(place);
      const values = outputs.map((output) => `output "${output.name}" {\n  value = ${output.example ?? "null"}\n}\n`);
      fs.writeFileSync(path.join(place, "outputs.tf"), values.join("\n"));
      return `module "${name}" {\n  source = "./${name}"\n}\n`;
    })
    .join("\n");
}

test("Terraform validates compositions of all services", () => {
  if (program === undefined) {
    console.warn("skipped: compositions are not validated, because neither tofu nor terraform is on the path");
    return;
  }
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "composer-"));
  const remotes = path.join(scratch, "remotes");
  makeCatalogRepositories(services, remotes);
  const folder = path.join(scratch, "combined");
  let root = "";
  for (const [index, subject] of subjects.entries()) {
    const place = path.join(folder, `service_${index}`);
    fs.mkdirSync(place, { recursive: true });
    const composition = randomComposition(subject, 7);
    fs.writeFileSync(path.join(place, "main.tf"), writeFile(composition, subject, "terraform"));
    fs.writeFileSync(path.join(place, "stubs.tf"), writeStubs(subject, place, composition));
    if (subject.service.providers !== undefined) {
      fs.writeFileSync(path.join(place, "provider.tf"), 'provider "aws" {\n  region = "us-east-2"\n}\n');
    }
    root += `module ${formatString(subject.service.slug)} {\n  source = "./service_${index}"\n}\n\n`;
  }
  fs.writeFileSync(path.join(folder, "main.tf"), root);
  const gitConfig = `[protocol "file"]\n\tallow = always\n[url "file://${remotes}/"]\n\tinsteadOf = git@github.com:gruntwork-io/\n\tinsteadOf = ssh://git@github.com/gruntwork-io/\n`;
  const combined = {
    folder,
    units: new Map(),
    trees: new Map(),
    tests: [],
    leftOut: [],
    needsAws: providerMirror !== undefined,
    gitConfig,
  };
  const verifier = new HclVerifier(combined, { program, providerMirror, scratch });
  try {
    expect(verifier.validate()).toEqual([]);
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
  // Terraform loads about forty modules and the AWS provider's schema, which takes much longer on a busy machine.
}, 180_000);
